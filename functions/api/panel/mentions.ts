import type { Fields } from '../../../src/shared/activity';
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
    /** Why a row names what is not there, of those that the file changes. */
    unknown(input: Record<string, unknown>, given: Fields): Record<string, string> {
      if (!(field in given)) return {};
      const gone = (input[field] as ProductMention[]).find(({ id }) => !names.has(id));
      return gone ? { [field]: `Não há produto com o ID ${gone.id}.` } : {};
    },
  };
}
