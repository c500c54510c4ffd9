import { mediaIn } from '../../../src/shared/media-address';
import * as shown from '../../../src/shared/pictures';
import type { RecordUse } from '../../../src/shared/record-use';

/** Pictures that pages show by themselves, by the pages' names. */
const PAGES: Record<string, string[]> = {
  Home: [shown.slide1, shown.slide1Alto, shown.spoon, shown.lojaNoite],
  Sobre: [shown.bite, shown.pour, shown.spoon, shown.sobre],
  Licencie: [
    ...[shown.licencie, shown.lojaPlanta, shown.lojaBalcao, shown.lojaNoite],
    ...[shown.formatoRua, shown.formatoQuiosque, shown.formatoAcademia],
  ],
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

/** Returns the pages that show a picture by themselves: in their code, or until an editor chooses another. */
export function siteUses(key: string): RecordUse[] {
  const pages = Object.entries(PAGES).filter(([, pictures]) => mediaIn(pictures.join(' ')).includes(key));
  return pages.map(([title]) => ({ noun: 'site', id: title, title }));
}
