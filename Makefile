build:
	.venv/bin/pip install -q --no-build-isolation --no-deps . 
