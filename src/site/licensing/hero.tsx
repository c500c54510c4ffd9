import { CalendarDays } from 'lucide-react';
import { licencie } from '../../shared/pictures';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { useSite } from '../layout/document';
import { InterestButton } from './interest-button';

export function Hero() {
  const { schedulingLink } = useSite().settings;
  return (
    <section aria-labelledby="hero-titulo" className="wash pt-24 md:pt-40">
      <div className="shell grid items-center gap-10 pb-16 md:grid-cols-2 lg:gap-16">
        <div className="grid gap-5 pt-8 md:pt-0">
          <h1 id="hero-titulo" className="text-display">
            Tenha uma Soul para chamar de sua
          </h1>
          <p className="max-w-prose text-[1.15em] leading-snug">
            Shakes, sorvetes e cafés com proteína em uma loja que todo mundo quer fotografar. Você entra com a vontade e
            a cidade; a gente, com a marca, as receitas e o caminho.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <InterestButton>Receba nossa apresentação</InterestButton>
            <a href={schedulingLink} target="_blank" rel="noopener" className={buttonClass('outline')}>
              <CalendarDays aria-hidden size={20} />
              Agende uma reunião
            </a>
          </div>
        </div>
        <div className="aspect-[14/9] overflow-hidden rounded-card shadow-card">
          <Picture
            src={licencie}
            alt="Quiosque redondo da Soul com toldo listrado, balcão cheio de shakes e duas mesas"
            eager
            sizes="(min-width: 48rem) min(45vw, 43rem), 90vw"
          />
        </div>
      </div>
    </section>
  );
}
