import { ownHead } from '../../shared/pages/head';
import { PAGES, type PageKey, type PageTexts } from '../../shared/pages/labels';
import { headNames } from '../../shared/pages/page';
import { pages } from '../../shared/pages/pages';
import type { AppearanceForm } from '../search-appearance/fields';
import { SearchAppearance } from '../search-appearance/search-appearance';
import { useSiteNames } from '../search-appearance/site-names';
import type { PageForm } from './page-section';

type Props = { form: PageForm; page: PageKey };

/** Edits the search appearance of a page. */
export function PageAppearance({ form, page }: Props) {
  const settings = useSiteNames();
  const { title, image, lead } = ownHead(page, settings, form.values);
  const { name, address } = PAGES[page];
  return (
    <SearchAppearance
      form={appearanceForm({ form, page })}
      own={{
        title,
        image,
        lead,
        description: originalDescription(page),
        words: {
          title: page === 'unidade' ? 'o nome da unidade' : 'o título da página',
          description: 'a descrição original',
          image: page === 'unidade' ? 'a foto da unidade' : 'a imagem da página',
        },
      }}
      crumbs={address === '/' || page === 'unidade' ? [] : [name]}
    />
  );
}

function originalDescription(page: PageKey): string {
  const { word, texts } = pages[page];
  return texts[headNames(word).searchDescription] ?? '';
}

/**
 * Adapts the page's form to its three head texts. A page always has a description: an empty input stores the original, and
 * the original is shown as empty.
 */
function appearanceForm({ form, page }: Props): AppearanceForm {
  const names = headNames(pages[page].word);
  const original = originalDescription(page);
  const { [names.searchTitle]: title, [names.searchDescription]: description, [names.shareImage]: image } = form.values;
  return {
    names,
    values: {
      searchTitle: title ?? '',
      searchDescription: description === undefined || description === original ? '' : description,
      shareImage: image ?? '',
    },
    errors: {
      searchTitle: form.errors[names.searchTitle],
      searchDescription: form.errors[names.searchDescription],
      shareImage: form.errors[names.shareImage],
    },
    set: ({ searchTitle, searchDescription, shareImage }) => {
      const texts: PageTexts = {};
      if (searchTitle !== undefined) texts[names.searchTitle] = searchTitle;
      if (searchDescription !== undefined)
        texts[names.searchDescription] = searchDescription.trim() ? searchDescription : original;
      if (shareImage !== undefined) texts[names.shareImage] = shareImage;
      form.set(texts);
    },
    refusals: form.refusals,
  };
}
