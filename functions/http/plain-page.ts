/**
 * Returns a page without styles, scripts or data, for when nothing can be rendered: it must not be able to fail. `code` is
 * the request's id, by which the error is found in the log.
 */
export function plainPage(title: string, text: string, code?: string): string {
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | Soul</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Voltar ao início</a></p>${code ? `\n<p><small>Código do erro: <code>${code}</code></small></p>` : ''}
</main>
</body>
</html>
`;
}
