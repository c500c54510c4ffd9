import { Hono } from 'hono';
import type { PostalAddress } from '../../../src/shared/postal-code';
import { z } from '../../../src/shared/zod';
import type { AppEnv } from '../../env';
import { ApiFailure } from '../../http/errors';
import { pathParams } from '../../http/valid';

/** Time limit of the public service, in ms: an editor is waiting, and can also type the address. */
const TIMEOUT = 3000;

const codePath = pathParams(z.object({ code: z.string().regex(/^\d{8}$/) }), 'Use um CEP de 8 números.');

/** Response of ViaCEP. For an unknown code it contains only `erro`. */
const found = z.object({
  logradouro: z.string().max(200).default(''),
  bairro: z.string().max(120).default(''),
  localidade: z.string().max(120).default(''),
  uf: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .default(''),
});

/** Looks up addresses by postal code. The edge sends the request, because browsers may only call this origin. */
export const postalCodes = new Hono<AppEnv>().get('/:code', codePath, async (c) => {
  const address = `https://viacep.com.br/ws/${c.req.valid('param').code}/json/`;
  const { POSTAL_CODES } = c.env;
  try {
    const init = { signal: AbortSignal.timeout(TIMEOUT), headers: { Accept: 'application/json' } };
    const answer = await (POSTAL_CODES ? POSTAL_CODES.fetch(address, init) : fetch(address, init));
    if (!answer.ok) throw new Error(`ViaCEP answered ${answer.status}`);
    return c.json(toAddress(found.parse(await answer.json())), 200);
  } catch (error) {
    console.warn(`The postal code could not be looked up: ${error instanceof Error ? error.name : 'unknown'}`);
    throw new ApiFailure(503, {
      error: 'A busca de CEP não respondeu. Preencha o endereço à mão.',
      code: 'unreachable',
    });
  }
});

function toAddress({ logradouro, bairro, localidade, uf }: z.output<typeof found>): PostalAddress {
  return {
    address:
      [logradouro, bairro]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' - ') || null,
    city: localidade.trim() || null,
    uf: uf || null,
  };
}
