import { Download } from 'lucide-react';
import { useState } from 'react';
import { EXPORT_FORMATS, EXPORTED } from '../../shared/exported';
import type { Tabular } from '../../shared/sheet/columns';
import { Button } from '../parts/button';
import { type ExportFile, exportFile } from './export-file';
import { Section, Wide } from './section';

/** Lists the exports. The list that the user came from is `first`; the others are folded, to have the import in sight. */
export function Exports({ first }: { first: Tabular | undefined }) {
  const [pending, setPending] = useState('');

  async function download(file: ExportFile) {
    setPending(file);
    await exportFile(file);
    setPending('');
  }

  const row = ({ noun, label }: (typeof EXPORTED)[number]) => (
    <li key={noun} className="flex flex-wrap items-center justify-between gap-2 py-2 first:pt-0 last:pb-0">
      <span className="font-medium text-ink">{label}</span>
      <span className="flex gap-2">
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            busy={pending !== ''}
            aria-label={`Exportar ${label} em ${format.toUpperCase()}`}
            onClick={() => void download(`${noun}.${format}`)}
          >
            <Download aria-hidden size={15} />
            {format.toUpperCase()}
          </Button>
        ))}
      </span>
    </li>
  );

  const shown = EXPORTED.filter(({ noun }) => !first || noun === first);
  const folded = EXPORTED.filter((each) => !shown.includes(each));
  return (
    <Section title="Exportar" text="CSV abre em qualquer planilha. JSON guarda tudo exatamente como está.">
      <Wide>
        <ul className="divide-y divide-line">{shown.map(row)}</ul>
        {folded.length > 0 && (
          <details className="mt-2">
            <summary className="w-fit rounded-md py-1.5 font-medium text-primary-deep">Exportar outra lista</summary>
            <ul className="mt-2 divide-y divide-line">{folded.map(row)}</ul>
          </details>
        )}
      </Wide>
    </Section>
  );
}
