import { html, raw } from 'hono/html';
import type { Mail } from '../db/outbox';

/** A mail in words alone: both of its parts are made of it, so that they say the same. */
export type MailContent = {
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  /** What follows in small type: how long the link holds, and what to do when it was not you. */
  notes: string[];
};

export type Message = Omit<Mail, 'to'>;

/** Dark mode, where the reader knows it; everything else is inline, because many readers drop this. */
const DARK = raw(`
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){
.page{background:#120b30!important}.card{background:#1e1548!important;border-color:#3b2f74!important}
.words{color:#f1edff!important}.quiet{color:#bdb3e6!important}.brand{color:#c3b3ff!important}
}`);

const PAGE = "margin:0;padding:0;background:#f4f0ff;font-family:Outfit,'Segoe UI',Helvetica,Arial,sans-serif;";
const BRAND = 'margin:0 0 16px;color:#6147de;font-size:28px;font-weight:700;letter-spacing:-.5px;';
const CARD = 'background:#ffffff;border:1px solid #e4dcf7;border-radius:20px;padding:32px 24px;';
const TITLE = 'margin:0 0 16px;color:#1e1250;font-size:22px;line-height:1.3;';
const WORDS = 'margin:0 0 16px;color:#1e1250;font-size:16px;line-height:1.6;';
const BUTTON =
  'display:inline-block;background:#6147de;color:#ffffff;font-size:16px;font-weight:600;line-height:1.25;' +
  'text-decoration:none;padding:14px 28px;border-radius:999px;';
const QUIET = 'margin:0 0 12px;color:#635a85;font-size:14px;line-height:1.6;';
const HIDDEN = 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0;';

const SIGNATURE = 'Com carinho, equipe Soul';

/** Both parts of a mail. Whatever stands in it is taken as words, never as markup. */
export function message(mail: MailContent): Message {
  return { subject: mail.subject, html: htmlPart(mail), text: textPart(mail) };
}

function htmlPart({ subject, preheader, greeting, paragraphs, action, notes }: MailContent): string {
  const page = html`<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${DARK}</style>
</head>
<body class="page" style="${PAGE}">
<div style="${HIDDEN}">${preheader}</div>
<div class="page" role="article" lang="pt-BR" aria-label="${subject}" style="background:#f4f0ff;padding:32px 16px;">
<div style="max-width:560px;margin:0 auto;">
<p class="brand" style="${BRAND}">Soul</p>
<div class="card" style="${CARD}">
<h1 class="words" style="${TITLE}">${greeting}</h1>
${paragraphs.map((words) => html`<p class="words" style="${WORDS}">${words}</p>\n`)}${
  action ? html`<p style="margin:24px 0 0;"><a href="${action.href}" style="${BUTTON}">${action.label}</a></p>\n` : ''
}</div>
<div style="padding:24px 24px 0;">
${notes.map((words) => html`<p class="quiet" style="${QUIET}">${words}</p>\n`)}<p class="quiet" style="${QUIET}">${SIGNATURE} 💜</p>
</div>
</div>
</div>
</body>
</html>
`;
  return String(page);
}

function textPart({ greeting, paragraphs, action, notes }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.href}`] : [];
  return `${[greeting, ...paragraphs, ...link, ...notes, SIGNATURE].join('\n\n')}\n`;
}
