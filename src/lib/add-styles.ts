/** Links styles in the head, where navigation does not remove them. The inlined boot script has its own version of this. */
export function addStyles(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
