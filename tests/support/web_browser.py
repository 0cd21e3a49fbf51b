"""The browser of the tests, and the server settings that go with it."""

import os
import shutil
from typing import Any

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
# What no test needs. The pages of the address bar alone take a quarter of the browser's time; the rest of the list is
# Playwright's own, which a second `--disable-features` replaces.
UNUSED = [
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter",
    "PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
]  # fmt: skip
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--mute-audio", f"--disable-features={','.join(UNUSED)}",
]  # fmt: skip
SLOWEST = 60_000  # milliseconds; machines that build and test at once are slow
MANY_TABLES: dict[str, Any] = {"http.context.TABLES_BURST": 1000}  # all tests come from one address
WHOLE_GAMES = {**MANY_TABLES, "table.bots.LOOK_SECONDS": 0.05}  # bots wait less for a browser that has much else to do
