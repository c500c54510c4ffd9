import type { HomeTexts } from '../../shared/pages/home-texts';
import { spoon } from '../../shared/pictures';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Paragraphs, Text } from '../../ui/text';

export function About({ texts }: { texts: HomeTexts }) {
  return (
    <section aria-labelledby="sobre-titulo" className="home-about">
      <div className="home-about-picture">
        <Picture
          src={spoon}
          alt="Colher tirando uma bola cremosa de sorvete de pistache do pote, com um fio derretendo"
          sizes="(min-width: 48rem) max(60rem, 80vw), 135vw"
        />
      </div>
      <div data-reveal="" className="shell home-about-words">
        <h2 id="sobre-titulo" className="text-display">
          <Text>{texts.homeAboutTitle}</Text>
        </h2>
        <Paragraphs className="max-w-prose">{texts.homeAbout}</Paragraphs>
        <LinkButton look="outline" to="/sobre">
          {texts.homeAboutLink}
        </LinkButton>
      </div>
    </section>
  );
}
