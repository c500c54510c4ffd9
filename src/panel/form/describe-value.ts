import { decimalText } from '../../shared/money';

/** Returns a field's value as text for a comparison at a glance. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vazio)';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string') return withoutTags(value);
  if (Array.isArray(value)) return value.length > 0 ? value.map(describeValue).join('\n') : '(vazio)';
  if (typeof value === 'number') return decimalText(value);
  if (typeof value === 'object') {
    if ('src' in value && 'alt' in value) return [value.alt, value.src].filter(Boolean).join('\n');
    if ('id' in value && 'name' in value) return String(value.name || `Produto ${value.id}`);
    if ('href' in value && 'label' in value) return `${value.label}: ${value.href}`;
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${describeValue(part)}`)
      .join('\n');
  }
  return String(value);
}

function withoutTags(text: string): string {
  if (!/<\/\w+>/.test(text)) return text;
  const { body } = new DOMParser().parseFromString(text.replace(/<\/(?:p|h\d|li|blockquote)>/g, '$&\n'), 'text/html');
  return body.textContent.trim();
}
