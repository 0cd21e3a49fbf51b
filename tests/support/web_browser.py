"""The browser of the tests, and the server settings that go with it."""

import os
import shutil
from typing import Any

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
# Features that no test needs. Those of the address bar alone take a quarter of the browser's time; the rest is
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
SLOWEST = 60_000  # milliseconds; for busy machines
MANY_TABLES: dict[str, Any] = {"http.context.TABLES_BURST": 1000}  # all tests have one address
WHOLE_GAMES = {**MANY_TABLES, "table.bots.LOOK_SECONDS": 0.05}  # bots wait less for a browser that has much else to do
