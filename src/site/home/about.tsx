import { homePictures } from '../../shared/pages/home-pictures';
import type { Written } from '../../shared/pages/written';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Said } from '../layout/said';

export function About({ written }: { written: Written }) {
  const { homeAboutPicture, homeAboutPictureAlt } = { ...homePictures, ...written };
  return (
    <section aria-labelledby="sobre-titulo" className="home-about">
      <div className="home-about-picture">
        <Picture src={homeAboutPicture} alt={homeAboutPictureAlt} sizes="(min-width: 48rem) max(60rem, 80vw), 135vw" />
      </div>
      <div data-reveal="" className="shell home-about-words">
        <Said as="h2" id="sobre-titulo" className="text-display" of={written} name="homeAboutTitle" />
        <Said as="div" of={written} name="homeAbout" className="grid max-w-prose gap-5" />
        <Said as={LinkButton} look="outline" to="/sobre" of={written} name="homeAboutLink" />
      </div>
    </section>
  );
}
