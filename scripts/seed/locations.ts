import type { LocationInput, OpeningHours } from '../../src/shared/location.ts';
import { picture } from './pictures.ts';

type Given = 'name' | 'address' | 'city' | 'uf' | 'zipcode' | 'latitude' | 'longitude' | 'phone' | 'email';
type Address = Pick<LocationInput, Given> & Partial<Omit<LocationInput, Given>>;

const usual = {
  schedule: null,
  hours: null,
  exceptions: [],
  takesOrders: true,
  districts: [],
  minimumCents: null,
  payments: [],
  unsold: [],
  image: null,
  active: true,
};
const store = (front: string, address: Address): LocationInput => ({
  ...usual,
  type: 'store',
  image: picture(front),
  ...address,
});
const retailer = (address: Address): LocationInput => ({ ...usual, type: 'retailer', ...address });

function at(address: string, city: string, uf: string, zipcode: string, latitude: number, longitude: number) {
  return { address, city, uf, zipcode, latitude, longitude };
}

function contact(phone: string, mailbox: string | null) {
  return { phone, email: mailbox && `${mailbox}@example.com` };
}

const open = (days: number[], opens: string, closes: string): OpeningHours => ({ days, opens, closes });
const daily = (opens: string, closes: string) => open([0, 1, 2, 3, 4, 5, 6], opens, closes);
const weekdays = (opens: string, closes: string) => open([1, 2, 3, 4, 5], opens, closes);
const mondayToSaturday = (opens: string, closes: string) => open([1, 2, 3, 4, 5, 6], opens, closes);
const saturday = (opens: string, closes: string) => open([6], opens, closes);
const sunday = (opens: string, closes: string) => open([0], opens, closes);

const shopping = [mondayToSaturday('10:00', '22:00'), sunday('14:00', '20:00')];
const street = [weekdays('09:00', '21:00'), saturday('09:00', '19:00'), sunday('13:00', '19:00')];
const gym = [weekdays('05:30', '23:00'), saturday('08:00', '16:00'), sunday('08:00', '12:00')];
const market = [mondayToSaturday('07:00', '21:00'), sunday('08:00', '14:00')];

export const locations: LocationInput[] = [
  store('loja-1', {
    type: 'flagship',
    name: 'Soul Praia da Costa',
    ...at('Av. Champagnat, 100 - Praia da Costa', 'Vila Velha', 'ES', '29101-390', -20.33214, -40.28865),
    ...contact('(27) 99999-0101', 'praiadacosta'),
    hours: [mondayToSaturday('08:00', '22:00'), sunday('09:00', '21:00')],
    districts: ['Praia da Costa', 'Itapuã', 'Centro de Vila Velha'],
    minimumCents: 5000,
    payments: ['pix', 'debit', 'credit', 'cash'],
  }),
  store('loja-2', {
    name: 'Soul Praia do Canto',
    ...at('R. Joaquim Lírio, 610 - Praia do Canto', 'Vitória', 'ES', '29055-460', -20.29972, -40.29354),
    ...contact('(27) 99999-0102', 'praiadocanto'),
    hours: street,
  }),
  store('loja-3', {
    name: 'Soul Jardim Camburi',
    ...at('R. Italina Pereira Motta, 420 - Jardim Camburi', 'Vitória', 'ES', '29090-370', -20.25786, -40.26842),
    ...contact('(27) 99999-0103', 'jardimcamburi'),
    hours: [daily('09:00', '21:30')],
  }),
  store('loja-4', {
    name: 'Soul Itaparica',
    ...at('Av. Santa Leopoldina, 1450 - Coqueiral de Itaparica', 'Vila Velha', 'ES', '29102-040', -20.37153, -40.30614),
    ...contact('(27) 99999-0104', 'itaparica'),
    hours: shopping,
  }),
  store('loja-2', {
    name: 'Soul Laranjeiras',
    ...at('Av. Central, 780 - Parque Residencial Laranjeiras', 'Serra', 'ES', '29165-130', -20.19563, -40.25418),
    ...contact('(27) 99999-0105', 'laranjeiras'),
    hours: [weekdays('09:00', '20:00'), saturday('09:00', '18:00')],
  }),
  retailer({
    name: 'Mercado Folha & Fibra',
    ...at('Av. Carlos Gomes de Sá, 350 - Mata da Praia', 'Vitória', 'ES', '29065-020', -20.27731, -40.29712),
    ...contact('(27) 99999-0106', 'folhaefibra'),
    hours: market,
  }),
  retailer({
    name: 'Studio Onda Sete',
    ...at('Av. Beira-Mar, 1820 - Praia do Morro', 'Guarapari', 'ES', '29216-010', -20.65462, -40.49033),
    ...contact('(27) 99999-0107', null),
    schedule: 'O horário muda na alta temporada. Ligue antes de ir.',
  }),
  retailer({
    name: 'Empório Três Grãos',
    ...at('Praça Jerônimo Monteiro, 48 - Centro', 'Cachoeiro de Itapemirim', 'ES', '29300-170', -20.84887, -41.11281),
    ...contact('(28) 99999-0108', 'tresgraos'),
  }),
  retailer({
    name: 'Academia Passo Firme',
    ...at('Av. Augusto Calmon, 1130 - Centro', 'Linhares', 'ES', '29900-065', -19.39512, -40.06484),
    ...contact('(27) 99999-0109', 'passofirme'),
    hours: gym,
  }),
  retailer({
    name: 'Empório Beira do Rio Doce',
    ...at('Av. Getúlio Vargas, 312 - Centro', 'Colatina', 'ES', '29700-010', -19.53746, -40.62957),
    ...contact('(27) 99999-0110', null),
    hours: [weekdays('08:30', '18:30'), saturday('08:30', '13:00')],
    active: false,
  }),
  store('loja-3', {
    name: 'Soul Ipanema',
    ...at('R. Visconde de Pirajá, 330 - Ipanema', 'Rio de Janeiro', 'RJ', '22410-000', -22.98418, -43.20461),
    ...contact('(21) 99999-0111', 'ipanema'),
    hours: [daily('08:00', '22:00')],
  }),
  store('loja-1', {
    name: 'Soul Icaraí',
    ...at('R. Gavião Peixoto, 182 - Icaraí', 'Niterói', 'RJ', '24230-101', -22.90396, -43.10762),
    ...contact('(21) 99999-0112', 'icarai'),
    hours: street,
  }),
  retailer({
    name: 'Quiosque Maré Leve',
    ...at('Av. Olegário Maciel, 260 - Barra da Tijuca', 'Rio de Janeiro', 'RJ', '22621-200', -23.01142, -43.30527),
    ...contact('(21) 99999-0113', 'mareleve'),
    hours: [weekdays('07:00', '20:00'), open([0, 6], '07:00', '21:00')],
    image: picture('loja-4'),
  }),
  retailer({
    name: 'Academia Corpo em Rota',
    ...at('R. Conde de Bonfim, 615 - Tijuca', 'Rio de Janeiro', 'RJ', '20520-052', -22.92954, -43.23876),
    ...contact('(21) 99999-0114', 'corpoemrota'),
    hours: gym,
  }),
  store('loja-4', {
    name: 'Soul Moema',
    ...at('Al. dos Arapanés, 712 - Moema', 'São Paulo', 'SP', '04524-001', -23.60394, -46.66638),
    ...contact('(11) 99999-0115', 'moema'),
    hours: [daily('09:00', '22:00')],
  }),
  store('loja-2', {
    name: 'Soul Pinheiros',
    ...at('R. dos Pinheiros, 540 - Pinheiros', 'São Paulo', 'SP', '05422-000', -23.56517, -46.68354),
    ...contact('(11) 99999-0116', 'pinheiros'),
    hours: [open([1, 2, 3, 4], '10:00', '21:00'), open([5, 6], '10:00', '23:00'), sunday('11:00', '20:00')],
  }),
  retailer({
    name: 'Empório Semente Inquieta',
    ...at('R. Tuiuti, 1980 - Tatuapé', 'São Paulo', 'SP', '03307-005', -23.54087, -46.57523),
    ...contact('(11) 99999-0117', 'sementeinquieta'),
    hours: [mondayToSaturday('09:00', '20:00')],
  }),
  retailer({
    name: 'Academia Vértice Cambuí',
    ...at('R. Coronel Quirino, 1210 - Cambuí', 'Campinas', 'SP', '13025-001', -22.89581, -47.05096),
    ...contact('(19) 99999-0118', null),
    hours: [weekdays('06:00', '22:00'), saturday('08:00', '14:00')],
  }),
  retailer({
    name: 'Mercado Dois Canais',
    ...at('Av. Marechal Floriano Peixoto, 110 - Gonzaga', 'Santos', 'SP', '11060-301', -23.96703, -46.33284),
    ...contact('(13) 99999-0119', 'doiscanais'),
    hours: market,
  }),
  retailer({
    name: 'Box Terra Roxa',
    ...at('Av. Presidente Vargas, 1520 - Alto da Boa Vista', 'Ribeirão Preto', 'SP', '14025-700', -21.20261, -47.81087),
    ...contact('(16) 99999-0120', null),
  }),
  store('loja-1', {
    name: 'Soul Savassi',
    ...at('R. Pernambuco, 1050 - Savassi', 'Belo Horizonte', 'MG', '30130-151', -19.93771, -43.93382),
    ...contact('(31) 99999-0121', 'savassi'),
    hours: [mondayToSaturday('09:00', '21:00'), sunday('12:00', '19:00')],
  }),
  retailer({
    name: 'Academia Morro Acima',
    ...at('Av. Professor Mário Werneck, 1480 - Buritis', 'Belo Horizonte', 'MG', '30455-610', -19.97284, -43.96789),
    ...contact('(31) 99999-0122', 'morroacima'),
    hours: gym,
  }),
  retailer({
    name: 'Armazém da Rua Torta',
    ...at('R. São Mateus, 480 - São Mateus', 'Juiz de Fora', 'MG', '36025-001', -21.77208, -43.35156),
    ...contact('(32) 99999-0123', 'ruatorta'),
    hours: [weekdays('08:00', '12:00'), weekdays('14:00', '19:00'), saturday('08:00', '13:00')],
  }),
  retailer({
    name: 'Empório Chão de Cerrado',
    ...at('Av. Afonso Pena, 840 - Centro', 'Uberlândia', 'MG', '38400-128', -18.91742, -48.27637),
    ...contact('(34) 99999-0124', null),
    hours: [weekdays('08:30', '18:30'), saturday('08:30', '14:00')],
  }),
  store('loja-3', {
    name: 'Soul Pituba',
    ...at('Av. Manoel Dias da Silva, 1230 - Pituba', 'Salvador', 'BA', '41830-001', -13.00412, -38.45633),
    ...contact('(71) 99999-0125', 'pituba'),
    hours: [daily('10:00', '22:00')],
  }),
  retailer({
    name: 'Studio Farol de Dentro',
    ...at('R. Marquês de Caravelas, 180 - Barra', 'Salvador', 'BA', '40140-240', -13.00684, -38.52641),
    ...contact('(71) 99999-0126', 'faroldedentro'),
    hours: [weekdays('06:00', '21:00'), saturday('07:00', '13:00')],
  }),
  store('loja-2', {
    name: 'Soul Casa Forte',
    ...at('Praça de Casa Forte, 120 - Casa Forte', 'Recife', 'PE', '52061-420', -8.0339, -34.9197),
    ...contact('(81) 99999-0000', 'casaforte'),
    hours: [mondayToSaturday('09:00', '21:00'), sunday('10:00', '20:00')],
  }),
  retailer({
    name: 'Mercado Coqueiro Alto',
    ...at('Av. Conselheiro Aguiar, 2680 - Boa Viagem', 'Recife', 'PE', '51020-020', -8.11532, -34.89418),
    ...contact('(81) 99999-0128', 'coqueiroalto'),
    hours: [daily('07:00', '22:00')],
  }),
  store('loja-4', {
    name: 'Soul Asa Sul',
    ...at('CLS 306, Bloco B, Loja 12 - Asa Sul', 'Brasília', 'DF', '70353-520', -15.81127, -47.90063),
    ...contact('(61) 99999-0129', 'asasul'),
    hours: street,
  }),
  retailer({
    name: 'Academia Linha do Planalto',
    ...at('Av. das Araucárias, 1325 - Águas Claras', 'Brasília', 'DF', '71936-250', -15.83862, -48.02574),
    ...contact('(61) 99999-0130', 'linhadoplanalto'),
    hours: gym,
  }),
  store('loja-1', {
    name: 'Soul Batel',
    ...at('Av. do Batel, 1340 - Batel', 'Curitiba', 'PR', '80420-090', -25.44283, -49.28968),
    ...contact('(41) 99999-0131', 'batel'),
    hours: shopping,
  }),
  retailer({
    name: 'Studio Vento Sul da Ilha',
    ...at('R. Bocaiúva, 1860 - Centro', 'Florianópolis', 'SC', '88015-530', -27.58776, -48.54803),
    ...contact('(48) 99999-0132', null),
    schedule: 'Retirada de segunda a sexta, com hora marcada pelo telefone.',
  }),
  store('loja-3', {
    name: 'Soul Meireles',
    ...at('Av. Dom Luís, 780 - Meireles', 'Fortaleza', 'CE', '60160-230', -3.73482, -38.49657),
    ...contact('(85) 99999-0133', 'meireles'),
    hours: [open([0, 2, 3, 4, 5, 6], '16:00', '00:30')],
  }),
  retailer({
    name: 'Empório Flor do Pequizal',
    ...at('Av. T-4, 1120 - Setor Bueno', 'Goiânia', 'GO', '74230-035', -16.70274, -49.27318),
    ...contact('(62) 99999-0134', 'flordopequizal'),
    hours: [mondayToSaturday('08:00', '20:00'), sunday('08:00', '13:00')],
    image: picture('loja-2'),
  }),
];
