import { mediaIn } from '../../src/shared/media-address';
import * as shown from '../../src/shared/pictures';
import type { RecordUse } from '../../src/shared/record-use';

/** Pictures that are fixed in the code, by the names of the pages and places that show them. */
const PLACES: Record<string, string[]> = {
  'Home, sem slides': [shown.slide1, shown.slide1Alto],
  'Sobre, ao compartilhar': [shown.sobre],
  'Seja um licenciado, no fim das páginas': [shown.lojaNoite],
  'Soul Shake': [shown.panoramaSoulshake, shown.panoramaSoulshakeAlto],
  'Soul Ice': [shown.panoramaSoulice, shown.panoramaSouliceAlto],
  'Soul Ice Pote': [shown.panoramaSoulicepote, shown.panoramaSoulicepoteAlto],
  'Soul Crunch': [shown.panoramaSoulcrunch, shown.panoramaSoulcrunchAlto],
  'Soul Fuel': [shown.panoramaSoulfuel, shown.panoramaSoulfuelAlto],
  'Soul Coffee': [shown.panoramaSoulcoffee, shown.panoramaSoulcoffeeAlto],
  Suplementos: [shown.panoramaSuplementos, shown.panoramaSuplementosAlto],
  Toppins: [shown.panoramaToppins, shown.panoramaToppinsAlto],
  Busca: [
    ...[shown.spoon, shown.pour, shown.bite],
    ...[shown.panoramaSouliceAlto, shown.panoramaSoulcrunchAlto, shown.panoramaSoulcoffeeAlto],
  ],
  'Onde estamos': [shown.brasil],
  Bio: [shown.avatar],
  Entrar: [shown.slide1Alto],
  'Minha conta': [shown.spoon],
  'Carrinho vazio': [shown.carrinhoVazio],
  'Sem conexão': [shown.offline],
  'Página não encontrada': [shown.picture404],
};

/** Keys of all of them. */
export const SITE_KEYS = mediaIn(Object.values(PLACES).flat().join(' '));

/** Returns the places where a picture is fixed. */
export function siteUses(key: string): RecordUse[] {
  const places = Object.entries(PLACES).filter(([, pictures]) => mediaIn(pictures.join(' ')).includes(key));
  return places.map(([title]) => ({ noun: 'site', id: title, title }));
}
