const LENGTH = 200;

/**
 * Returns an error's message without personal data: engines quote values of the program, which a visitor may have typed.
 * Names of properties stay.
 */
export function anonymous(message: string): string {
  return message
    .replace(/https?:\/\/\S+/g, '[url]')
    .replace(/[^\s"'`<>()]+@[^\s"'`<>()]+/g, '[e-mail]')
    .replace(
      /(\((?:reading|setting) '[\w$]+'\))|"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|«[^»]*»/g,
      (_quoted, property) => property ?? '…',
    )
    .replace(/\d{4,}/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LENGTH);
}
