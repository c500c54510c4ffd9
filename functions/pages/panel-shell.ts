import { build } from 'virtual:build';
import type { Context } from 'hono';
import { wordmark } from './wordmark';

const shell = `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Painel | Soul</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${build.panel.css}">
<script type="module" src="${build.panel.entry}"></script>
</head>
<body>
${wordmark}
<div id="painel"><main class="starting"><p>Carregando...</p></main></div>
<noscript><aside class="starting"><p>O painel precisa de JavaScript. Ative-o no navegador e recarregue a página.</p></aside></noscript>
</body>
</html>
`;

/** Returns the panel's document, the same for everyone: it contains no data, so it needs no session. */
export function panelShell(c: Context) {
  return c.html(shell, 200, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
}
