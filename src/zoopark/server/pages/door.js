"use strict";

// A link with a preview leads on to the page itself. The key of a seat follows the #, and stays there.
const { table } = document.currentScript.dataset;
location.replace(`/${location.hash || `#table=${table}`}`);
