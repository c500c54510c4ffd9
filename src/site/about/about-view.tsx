import { aboutPictures } from '../../shared/pages/about-pictures';
import type { Written } from '../../shared/pages/written';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Said } from '../layout/said';

type Props = { written: Written };

export function AboutView({ written }: Props) {
  return (
    <>
      <First written={written} />
      <Mission written={written} />
      <Values written={written} />
      <Story written={written} />
    </>
  );
}

function First({ written }: Props) {
  const { aboutOpeningPicture, aboutOpeningPictureAlt } = { ...aboutPictures, ...written };
  return (
    <header data-hero="dark" className="about-chapter about-first">
      <div className="shell about-words">
        <Said as="h1" of={written} name="aboutTitle" />
        <Said as="p" of={written} name="aboutLead" />
      </div>
      <div className="about-picture">
        <Picture
          src={aboutOpeningPicture}
          alt={aboutOpeningPictureAlt}
          shape="wide"
          eager
          sizes="(min-width: 48rem) min(74vw, 1600px), 100vw"
        />
      </div>
    </header>
  );
}

function Mission({ written }: Props) {
  return (
    <section aria-labelledby="missao-titulo" className="shell section grid gap-8">
      <Said
        as="h2"
        id="missao-titulo"
        className="text-heading text-primary-deep"
        of={written}
        name="aboutMissionTitle"
      />
      <Said as="p" className="about-mission" data-reveal="" of={written} name="aboutMission" />
      <Said as="p" className="max-w-[51ch]" of={written} name="aboutMissionText" />
    </section>
  );
}

const VALUES = ['aboutQuality', 'aboutInnovation', 'aboutIntegrity'] as const;

function Values({ written }: Props) {
  const { aboutValuesPicture, aboutValuesPictureAlt } = { ...aboutPictures, ...written };
  return (
    <section aria-labelledby="valores-titulo" className="about-chapter about-values on-dark">
      <div className="about-picture">
        <Picture
          src={aboutValuesPicture}
          alt={aboutValuesPictureAlt}
          shape="wide"
          sizes="(min-width: 48rem) min(72vw, 1600px), 100vw"
        />
      </div>
      <div className="shell about-words">
        <Said as="h2" id="valores-titulo" className="text-title" of={written} name="aboutValuesTitle" />
        <Said as="p" className="mt-3" of={written} name="aboutValuesText" />
        <ul className="mt-8">
          {VALUES.map((name) => (
            <li key={name}>
              <Said as="h3" className="text-heading" of={written} name={`${name}Title`} />
              <Said as="p" className="mt-2" of={written} name={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Story({ written }: Props) {
  const { aboutPicture, aboutPictureAlt } = { ...aboutPictures, ...written };
  return (
    <section aria-labelledby="historia-titulo" className="overflow-hidden">
      <div className="shell section about-story">
        <div className="grid justify-items-start gap-5">
          <Said
            as="h2"
            id="historia-titulo"
            data-reveal=""
            className="mb-2 text-title"
            of={written}
            name="aboutStoryTitle"
          />
          <Said as="div" className="grid max-w-[51ch] gap-5" of={written} name="aboutStory" />
          <div className="mt-2 flex flex-wrap gap-3">
            <Said as={LinkButton} to="/produtos" of={written} name="aboutProducts" />
            <Said as={LinkButton} look="outline" to="/onde-estamos" of={written} name="aboutStores" />
          </div>
        </div>
        <div className="about-spoon">
          <Picture src={aboutPicture} alt={aboutPictureAlt} sizes="(min-width: 48rem) 76vw, 90vw" />
        </div>
      </div>
    </section>
  );
}
