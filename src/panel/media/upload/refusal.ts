/** Types that the file chooser offers. */
export const ACCEPT = 'image/jpeg,image/png,image/webp';

/** Maximum size of a file that is opened here, in bytes. One that is over the server's limits is reduced before it is sent. */
const OPENED = 100 * 1024 ** 2;

const ON_AN_IPHONE =
  'No iPhone, em Ajustes › Câmera › Formatos, escolha “Mais compatível”: as próximas já saem em JPEG.';

const INSTEAD: Record<string, string> = {
  'image/heic': `Fotos HEIC ainda não abrem em todo navegador. Exporte como JPEG e envie de novo. ${ON_AN_IPHONE}`,
  'image/heif': `Fotos HEIF ainda não abrem em todo navegador. Exporte como JPEG e envie de novo. ${ON_AN_IPHONE}`,
  'image/gif': 'GIFs não são aceitos. Envie uma imagem parada, em JPEG, PNG ou WebP.',
  'image/svg+xml': 'Desenhos SVG não são aceitos. Exporte como PNG ou WebP e envie de novo.',
  'image/avif': 'Imagens AVIF não são aceitas. Envie o original, em JPEG, PNG ou WebP.',
};

/** Returns the reason to refuse a file before it is opened; `null` if there is none. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!ACCEPT.split(',').includes(type)) {
    // Windows gives no type to a file that it cannot open.
    const ending = /\.(?:heic|heif)$/i.exec(name)?.[0].slice(1).toLowerCase();
    return INSTEAD[type || `image/${ending}`] ?? 'Este arquivo não é uma imagem JPEG, PNG ou WebP.';
  }
  if (size === 0) return 'Este arquivo está vazio.';
  if (size > OPENED)
    return `Esta imagem tem ${megabytes(size)}; o máximo são ${megabytes(OPENED)}. Reduza e envie de novo.`;
  return null;
}

/** Formats bytes: `1536000` → `1,5 MB`; below 100,000 in kB. */
export function megabytes(bytes: number): string {
  const [amount, unit] = bytes < 100_000 ? [Math.ceil(bytes / 1024), 'kB'] : [bytes / 1024 ** 2, 'MB'];
  return `${amount.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${unit}`;
}
