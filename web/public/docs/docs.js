// Draws /api/openapi.json. Examples of whole messages are long: schemas are shown instead.
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelRendering: 'model',
  defaultModelExpandDepth: 2,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  validatorUrl: null,
})
