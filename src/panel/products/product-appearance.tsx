import type { CategoryRecord } from '../../shared/category';
import { imageAddress } from '../../shared/image';
import { appearanceOfProduct } from '../../shared/search-appearance';
import { missingOf } from '../../shared/typed/product';
import { useRested } from '../parts/use-rested';
import { SearchAppearance } from '../search-appearance/search-appearance';
import type { ProductForm } from './product-form';

/** Edits the search appearance of a product. */
export function ProductAppearance({ form, categories }: { form: ProductForm; categories: CategoryRecord[] }) {
  const values = useRested(form.values);
  const { category, name, description, longDescription, images } = values;
  const own = {
    ...appearanceOfProduct({
      name: name.trim() || 'Nome do produto',
      description: description.trim(),
      longDescription,
      images: images.filter(({ src }) => imageAddress.safeParse(src).success),
    }),
    words: {
      title: 'o nome do produto',
      description: description.trim() ? 'a descrição curta' : 'o começo da descrição longa',
      image: 'a primeira imagem da galeria',
    },
  };
  const line = categories.find(({ key }) => key === category)?.name;
  return (
    <SearchAppearance
      form={form}
      own={own}
      crumbs={['Produtos', ...(line ? [line] : [])]}
      note={
        missingOf(values).length > 0 ? 'O produto só tem página, e aparece assim, com a ficha completa.' : undefined
      }
    />
  );
}
