import { avatar } from './pictures';
import type { OwnerSettings } from './settings';

/** The brand's settings until its owner changes them at `/painel/configuracoes`. */
export const defaultSettings: OwnerSettings = {
  brandName: 'Soul',
  brandPhrase: 'Soul Nutrição',
  legalName: 'Soul Nutrição Ltda.',
  phone: '+55 27 99999-0000',
  contactEmail: 'contato@example.com',
  salesEmail: 'comercial@example.com',
  franchiseEmail: 'franquias@example.com',
  addressStreet: 'Av. Champagnat, 100',
  addressDistrict: 'Praia da Costa',
  addressCity: 'Vila Velha',
  addressUf: 'ES',
  businessHours: 'Segunda a sexta, das 9h às 18h',
  instagram: 'https://www.instagram.com/soul.example',
  chatPhone: '+55 27 99999-0000',
  licensingMessage: 'Olá! Tenho interesse em ser um licenciado Soul e gostaria de receber a apresentação. 💜',
  schedulingLink: 'https://example.com/agenda',
  mapQuery: 'Praia da Costa, Vila Velha - ES',
  synonyms: [
    ['cone', 'casquinha', 'crunch'],
    ['toppins', 'toppings', 'topping', 'cobertura'],
    ['milk shake', 'milkshake', 'shake'],
    ['sorvete', 'gelato', 'soul ice'],
    ['café', 'coffee', 'cappuccino'],
    ['bebida quente', 'soul fuel'],
    ['whey', 'whei', 'wey', 'proteína em pó'],
  ],
  branch: {
    name: 'Soul Casa Forte',
    subtitle: 'Praça de Casa Forte, 120 - Casa Forte, Recife - PE',
    avatar,
    orderLink: 'https://wa.me/5581999990000?text=Ol%C3%A1!%20Quero%20fazer%20um%20pedido.',
    mapsLink: 'https://www.google.com/maps/search/?api=1&query=-8.0339,-34.9197',
    chatPhone: '+55 81 99999-0000',
    chatMessage: 'Olá! Vim pelo link do Instagram e quero falar com vocês.',
    nutritionDocument: '/tabelas-nutricionais.pdf',
    instagram: 'https://www.instagram.com/soul.casaforte.example',
    extraLinks: [],
  },
};
