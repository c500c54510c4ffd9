import { Heart, IceCreamCone, Megaphone, Store, Truck, Users } from 'lucide-react';
import { SectionHeading } from '../home/section-heading';
import { IconCards } from '../layout/icon-cards';

const REASONS = [
  {
    icon: Heart,
    title: 'Uma marca querida',
    text: 'Cor, sabor e bom humor: a loja vira ponto de encontro e assunto nas redes.',
  },
  {
    icon: IceCreamCone,
    title: 'Cardápio para o dia todo',
    text: 'Café da manhã, pós-treino, lanche e sobremesa. No calor sai o sorvete; no frio, a bebida quente.',
  },
  {
    icon: Store,
    title: 'Loja enxuta',
    text: 'Preparo simples, sem fogão nem exaustão, em quiosque ou ponto de rua.',
  },
  {
    icon: Users,
    title: 'Treinamento completo',
    text: 'Você e a sua equipe aprendem a preparar, a atender e a cuidar da loja.',
  },
  {
    icon: Truck,
    title: 'Abastecimento organizado',
    text: 'Bases, cones e embalagens chegam pela rede, com ficha técnica de cada produto.',
  },
  {
    icon: Megaphone,
    title: 'Marketing pronto para usar',
    text: 'Campanhas, fotos e lançamentos sazonais, com espaço para o jeito da sua cidade.',
  },
];

export function Reasons() {
  return (
    <section aria-labelledby="motivos-titulo" className="shell section">
      <SectionHeading
        id="motivos-titulo"
        title="Por que ser Soul"
        text="Seis bons motivos para trocar a ideia de um dia pelo balcão de todo dia."
      />
      <IconCards cards={REASONS} look="pink" columns="sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}
