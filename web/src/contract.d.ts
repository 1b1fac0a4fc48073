/** The name of the contract that this page was built for, from openapi.json. */
declare const CONTRACT: string
