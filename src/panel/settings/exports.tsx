import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toast';
import { Button } from '../parts/button';
import { fetchSignedIn } from '../session/signed-in';
import { Section, Wide } from './section';

const NOUNS = [
  { noun: 'posts', label: 'Postagens' },
  { noun: 'products', label: 'Produtos' },
  { noun: 'locations', label: 'Lojas' },
  { noun: 'slides', label: 'Slides' },
  { noun: 'settings', label: 'Configurações' },
];
const FORMATS = ['csv', 'json'] as const;

export function Exports() {
  const [pending, setPending] = useState('');

  async function download(file: string) {
    setPending(file);
    const saved = await save(`/api/panel/exports/${file}`).catch(() => false);
    setPending('');
    if (!saved) toast({ title: 'Erro ao exportar', description: 'Tente de novo em instantes.', destructive: true });
  }

  return (
    <Section title="Exportar" text="CSV abre em qualquer planilha. JSON guarda tudo exatamente como está.">
      <Wide>
        <ul className="divide-y divide-line">
          {NOUNS.map(({ noun, label }) => (
            <li key={noun} className="flex flex-wrap items-center justify-between gap-2 py-2 first:pt-0 last:pb-0">
              <span className="font-medium text-ink">{label}</span>
              <span className="flex gap-2">
                {FORMATS.map((format) => (
                  <Button
                    key={format}
                    disabled={pending !== ''}
                    aria-label={`Exportar ${label} em ${format.toUpperCase()}`}
                    onClick={() => void download(`${noun}.${format}`)}
                  >
                    <Download aria-hidden size={15} />
                    {format.toUpperCase()}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Wide>
    </Section>
  );
}

/** By a call rather than a link: one whose session ended would save the refusal as if it were the file. */
async function save(address: string): Promise<boolean> {
  const answer = await fetchSignedIn(address);
  if (!answer.ok) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'soul';
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
