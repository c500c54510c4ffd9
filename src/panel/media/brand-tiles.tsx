import { SearchX } from 'lucide-react';
import { EmptyState } from '../parts/empty-state';
import { type BrandPicture, findBrandPictures } from './brand-pictures';
import { Tile } from './tile';
import { TileButtons } from './tile-buttons';

type Props = {
  query: string;
  className?: string;
  taken?: string[] | undefined;
  onChoose: (picture: BrandPicture) => void;
};

/** Shows the brand pictures that match a query. */
export function BrandTiles({ query, ...tiles }: Props) {
  const found = findBrandPictures(query);
  return (
    <>
      <p role="status" className="sr-only">
        {found.length === 1 ? '1 imagem da marca' : `${found.length} imagens da marca`}
      </p>
      {found.length === 0 ? (
        <EmptyState icon={SearchX} text="Nenhuma imagem da marca corresponde a essa busca." />
      ) : (
        <TileButtons label="Imagens da marca" pictures={found} {...tiles}>
          {({ address, name, alt }) => <Tile address={address} title={name} note={alt} />}
        </TileButtons>
      )}
    </>
  );
}
