import { html, raw } from 'hono/html';
import type { Mail } from '../db/outbox';

/** The texts of a mail. Its HTML part and its text part are both made of them, and therefore agree. */
type MailContent = {
  subject: string;
  /** Text that a list of mails shows after the subject. */
  preheader: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  /** Notes in small type: how long the link is valid, and what to do if somebody else caused the mail. */
  notes: string[];
};

export type Message = Omit<Mail, 'to'>;

/**
 * Dark mode, in mail readers that support it, and a narrower card on phones. Everything else is inline, because many readers
 * drop the style element. Outlook on the web marks dark mode by its own attribute, `data-ogsc`.
 */
const DARK = {
  page: 'background:#1c1128',
  card: 'background:#322149',
  stripes: 'background:#322149',
  words: 'color:#fff4fb',
  quiet: 'color:#c9bbdd',
  button: 'background:#7759f3',
};
const STYLES = raw(`
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){${Object.entries(DARK).map(important).join('')}}
${Object.entries(DARK)
  .map(([name, rule]) => `[data-ogsc] ${important([name, rule])}`)
  .join('')}
@media(max-width:480px){.card{padding:28px 24px 32px!important}.head{padding:24px!important}}`);

function important([name, rule]: [string, string]): string {
  return `.${name}{${rule}!important}`;
}

/** The site's fonts if the device has them, else similar fonts that every device has. */
const TEXT_FONT = "font-family:Outfit,'Segoe UI',Helvetica,Arial,sans-serif;";
const DISPLAY_FONT = "font-family:Fredoka,'Arial Rounded MT Bold','Trebuchet MS',Verdana,sans-serif;";

const PAGE = `margin:0;padding:0;background:#f4f0ff;${TEXT_FONT}`;
const HEAD = 'background:#6147de;border-radius:28px 28px 0 0;padding:28px 40px 24px;';
const BRAND = `margin:0;color:#ffffff;font-size:40px;line-height:1;font-weight:700;letter-spacing:-1.5px;${DISPLAY_FONT}`;
const CARD = 'background:#ffffff;border-radius:0 0 28px 28px;padding:32px 40px 40px;';
const TITLE = `margin:0 0 16px;color:#1e1250;font-size:28px;line-height:1.2;font-weight:700;${DISPLAY_FONT}`;
const WORDS = 'margin:0 0 16px;color:#1e1250;font-size:17px;line-height:1.6;';
/** The cell draws the button, because some mail readers ignore the padding of a link. */
const BUTTON_CELL = 'background:#6147de;border-radius:999px;';
const BUTTON =
  'display:inline-block;color:#ffffff;font-size:17px;font-weight:600;line-height:1.25;' +
  `text-decoration:none;padding:16px 32px;border-radius:999px;${TEXT_FONT}`;
const QUIET = 'margin:0 0 12px;color:#635a85;font-size:14px;line-height:1.6;';
const HIDDEN = 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0;';
/** Invisible characters after the preheader: they keep the mail's first words out of a list of mails. */
const NOTHING = raw('&#847;&zwnj;&nbsp;'.repeat(60));

/** The awning of our stores: stripes with round lower corners, which some mail readers show square. */
const STRIPES = ['#fea7e1', '#ffe3f5'];
const AWNING = raw(
  Array.from(
    { length: 14 },
    (_, index) =>
      `<td width="7%" height="20" style="height:20px;font-size:0;line-height:0;background:${STRIPES[index % 2]};border-radius:0 0 12px 12px;">&nbsp;</td>`,
  ).join(''),
);
/** Layout by tables, because Outlook supports nothing else. The role hides the tables from screen readers. */
const TABLE = raw('role="presentation" border="0" cellpadding="0" cellspacing="0"');

const SIGNATURE = 'Com carinho, equipe Soul';

/** Returns both parts of a mail. Its texts are escaped, never used as markup. */
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
<style>${STYLES}</style>
</head>
<body class="page" style="${PAGE}">
<div style="${HIDDEN}">${preheader}${NOTHING}</div>
<div role="article" lang="pt-BR" aria-label="${subject}">
<table ${TABLE} width="100%" class="page" bgcolor="#f4f0ff" style="background:#f4f0ff;"><tr><td align="center" style="padding:32px 12px;">
<table ${TABLE} width="100%" style="max-width:560px;${TEXT_FONT}text-align:left;">
<tr><td class="head" bgcolor="#6147de" style="${HEAD}"><p style="${BRAND}">soul</p></td></tr>
<tr><td class="stripes" bgcolor="#ffffff" style="background:#ffffff;padding:0;"><table ${TABLE} width="100%" aria-hidden="true"><tr>${AWNING}</tr></table></td></tr>
<tr><td class="card" bgcolor="#ffffff" style="${CARD}">
<h1 class="words" style="${TITLE}">${greeting}</h1>
${paragraphs.map((words) => html`<p class="words" style="${WORDS}">${words}</p>\n`)}${
  action
    ? html`<table ${TABLE} style="margin:28px 0 0;"><tr><td class="button" bgcolor="#6147de" style="${BUTTON_CELL}"><a href="${action.href}" style="${BUTTON}">${action.label}</a></td></tr></table>\n`
    : ''
}</td></tr>
<tr><td style="padding:28px 28px 0;">
${notes.map((words) => html`<p class="quiet" style="${QUIET}">${words}</p>\n`)}<p class="quiet" style="${QUIET}">${SIGNATURE} 💜</p>
</td></tr>
</table>
</td></tr></table>
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
