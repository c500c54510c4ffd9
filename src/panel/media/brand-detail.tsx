import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { describePicture } from '../../shared/picture';
import { Picture } from '../../ui/picture';
import { api } from '../api';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import type { BrandPicture } from './brand-pictures';
import { CopyButton } from './copy-button';
import { Fact } from './facts';
import { UsesList } from './uses-list';

const SIZES = '(min-width: 40rem) 24rem, 90vw';

/** Shows details of a brand picture: description, address and uses. */
export function BrandDetail({
  picture: { address, name, alt },
  onClose,
}: {
  picture: BrandPicture;
  onClose: () => void;
}) {
  const facts = describePicture(address);
  return (
    <Dialog title={name} size="lg" onClose={onClose}>
      <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
        <div
          className="max-h-[50dvh] overflow-hidden rounded-lg bg-sunken"
          style={facts ? { aspectRatio: `${facts.width} / ${facts.height}` } : undefined}
        >
          <Picture src={address} alt={alt} sizes={SIZES} eager />
        </div>
        <div className="grid min-w-0 gap-4">
          <p className="text-pretty">{alt}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
            {facts && <Fact term="Dimensões">{`${facts.width} × ${facts.height} pixels`}</Fact>}
            <Fact term="Endereço">
              <code className="font-mono text-xs break-all">{address}</code>
            </Fact>
          </dl>
          <section aria-label="Onde aparece" className="grid gap-2">
            <h3 className="text-base">Onde aparece</h3>
            <Uses address={address} />
          </section>
        </div>
      </div>
      <DialogActions>
        <CopyButton text={address} />
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}

function Uses({ address }: { address: string }) {
  const { data, isError } = useQuery({
    queryKey: ['picture-uses', address],
    queryFn: ({ signal }) => unwrap(api.panel.media.uses.$get({ query: { address } }, { init: { signal } })),
  });
  if (isError) return <p className="text-muted">Não conseguimos ler isso agora.</p>;
  if (!data) return <p className="text-muted">Carregando...</p>;
  return data.length > 0 ? <UsesList uses={data} /> : <p className="text-muted">Em nenhum registro.</p>;
}
