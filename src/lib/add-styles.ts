/** Links styles in the head, where no navigation takes them away. The boot script has a way of its own: inlined, it imports nothing. */
export function addStyles(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
