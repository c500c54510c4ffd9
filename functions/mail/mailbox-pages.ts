import { html, raw } from 'hono/html';
import { BRAND_ZONE } from '../../src/shared/brand-zone';
import type { StoredMail } from '../db/outbox';

const STYLE = raw(`
:root{color-scheme:light dark}
body{margin:0 auto;max-width:720px;padding:24px 16px;font:16px/1.6 system-ui,sans-serif}
h1{font-size:24px;line-height:1.3;overflow-wrap:anywhere}
a{color:light-dark(#6147de,#c3b3ff)}
ul{list-style:none;padding:0}
li{border-top:1px solid #8885;padding:12px 0}
p{margin:4px 0}
.quiet{color:light-dark(#635a85,#bdb3e6);font-size:14px;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border:1px solid #8885;border-radius:12px;padding:16px}
iframe{box-sizing:border-box;width:100%;height:640px;border:1px solid #8885;border-radius:12px}
`);

/** Returns the list of mails in the local mailbox, newest first. */
export function listPage(mails: StoredMail[]) {
  const rows = mails.map(
    ({ id, to, subject, createdAt }) => html`<li>
<p><a href="/dev/mail/${id}">${subject}</a></p>
<p class="quiet">Para ${to}, em ${moment(createdAt)}</p>
</li>
`,
  );
  const body = rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>Nenhum e-mail ainda.</p>`;
  return layout(
    'Caixa de correio',
    html`<p class="quiet">Os e-mails deste computador ficam aqui; nenhum é enviado.</p>${body}`,
  );
}

/** Returns one mail: its text with links, and its HTML in a frame that runs no scripts. */
export function mailPage({ to, subject, createdAt, text, html: markup }: StoredMail) {
  return layout(
    subject,
    html`<p class="quiet">Para ${to}, em ${moment(createdAt)}</p>
<h2>Texto</h2>
<pre>${linked(text)}</pre>
<h2>HTML</h2>
<iframe title="Parte em HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${opensInNewTab(markup)}"></iframe>
<p><a href="/dev/mail">Voltar à caixa de correio</a></p>`,
  );
}

function layout(title: string, body: unknown) {
  return html`<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Soul</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Returns the text with its http addresses as links. Every odd part of the split is an address. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}

/** Makes links open in a new tab: inside the frame the sandbox would restrict the page. */
function opensInNewTab(markup: string): string {
  return markup.replaceAll('<a ', '<a target="_blank" ');
}

function moment(time: string): string {
  return new Date(time).toLocaleString('pt-BR', { timeZone: BRAND_ZONE });
}
