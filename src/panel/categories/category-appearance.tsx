import { imageAddress } from '../../shared/image';
import { appearanceOfCategory } from '../../shared/search-appearance';
import { useRested } from '../parts/use-rested';
import { SearchAppearance } from '../search-appearance/search-appearance';
import type { CategoryForm } from './category-form';

/** Edits the search appearance of a category. */
export function CategoryAppearance({ form }: { form: CategoryForm }) {
  const { name, description, image } = useRested(form.values);
  const own = {
    ...appearanceOfCategory({
      name: name.trim() || 'Nome da categoria',
      description: description.trim(),
      image: imageAddress.safeParse(image).data ?? '',
    }),
    words: { title: 'o nome da categoria', description: 'a descrição', image: 'a imagem da categoria' },
  };
  return <SearchAppearance form={form} own={own} crumbs={['Produtos']} />;
}
