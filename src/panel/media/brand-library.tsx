import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { search } from '../../shared/panel-lists';
import { PageHeader } from '../parts/page-header';
import { SearchField } from '../parts/search-field';
import { BrandDetail } from './brand-detail';
import type { BrandPicture } from './brand-pictures';
import { BrandTiles } from './brand-tiles';
import { SourceLinks } from './source-links';

/** Shows the brand's pictures for reference. Content fields choose them in the picker. */
export function Component() {
  const [params] = useSearchParams();
  const [open, setOpen] = useState<BrandPicture | null>(null);
  const query = params.get(search.param) ?? '';
  return (
    <>
      <PageHeader
        isList
        title="Imagens da marca"
        text="Produtos, linhas, lojas e cenários, prontos para usar em qualquer campo de imagem."
      />
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <SourceLinks current="brand" />
        <SearchField label="Buscar imagem" />
      </div>
      <BrandTiles query={query} onChoose={setOpen} />
      {open && <BrandDetail picture={open} onClose={() => setOpen(null)} />}
    </>
  );
}
