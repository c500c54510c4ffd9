import type { Fields } from '../../../../src/shared/activity';
import { listed } from '../../../../src/shared/listed';
import type { ProductMention } from '../../../../src/shared/product-mention';

export type KnownProduct = { id: number; name: string };

/** Builds the checks of products that rows of a file name: by existing ids, under their present names. */
export function mentionsIn(field: string, known: KnownProduct[]) {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return {
    /** Sets the present names. A value that is no list is left for the contract to refuse. */
    named(fields: Fields): Fields {
      const list = fields[field];
      if (!Array.isArray(list)) return fields;
      return { ...fields, [field]: list.map((one) => ({ ...one, name: names.get(one?.id) ?? one?.name })) };
    },
    /** Returns a problem for missing products, if the file changes the field and its value is valid otherwise. */
    unknown(sound: Record<string, unknown>, given: Fields): Record<string, string> {
      if (!(field in given && field in sound)) return {};
      const gone = (sound[field] as ProductMention[]).filter(({ id }) => !names.has(id)).map(({ id }) => String(id));
      if (gone.length === 0) return {};
      return { [field]: `Não há produto com ${gone.length === 1 ? 'o ID' : 'os IDs'} ${listed(gone)}.` };
    },
  };
}
