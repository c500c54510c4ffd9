import type { Fields } from '../../../src/shared/activity';
import { listed } from '../../../src/shared/listed';
import type { ProductMention } from '../../../src/shared/product-mention';

export type KnownProduct = { id: number; name: string };

/** How a file's rows name products: by ids that there are, under the names that they have. */
export function mentionsIn(field: string, known: KnownProduct[]) {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return {
    /** Under today's names; what is no list of products is left to the contract. */
    named(fields: Fields): Fields {
      const list = fields[field];
      if (!Array.isArray(list)) return fields;
      return { ...fields, [field]: list.map((one) => ({ ...one, name: names.get(one?.id) ?? one?.name })) };
    },
    /** Why a row names what is not there, of those that the file changes and that hold by themselves. */
    unknown(sound: Record<string, unknown>, given: Fields): Record<string, string> {
      if (!(field in given && field in sound)) return {};
      const gone = (sound[field] as ProductMention[]).filter(({ id }) => !names.has(id)).map(({ id }) => String(id));
      if (gone.length === 0) return {};
      return { [field]: `Não há produto com ${gone.length === 1 ? 'o ID' : 'os IDs'} ${listed(gone)}.` };
    },
  };
}
