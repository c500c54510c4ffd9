import type { aboutTexts } from '../../shared/pages/about-texts';
import { bite, pour } from '../../shared/pictures';
import { LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Paragraphs, Text } from '../../ui/text';

type Props = { texts: typeof aboutTexts };

export function AboutView({ texts }: Props) {
  return (
    <>
      <First texts={texts} />
      <Mission texts={texts} />
      <Values texts={texts} />
      <Story texts={texts} />
    </>
  );
}

function First({ texts }: Props) {
  return (
    <header data-hero="dark" className="about-chapter about-first">
      <div className="shell about-words">
        <h1>
          <Text>{texts.aboutTitle}</Text>
        </h1>
        <p>
          <Text>{texts.aboutLead}</Text>
        </p>
      </div>
      <div className="about-picture">
        <Picture
          src={bite}
          alt="Casquinha mordida com sorvete de morango derretendo, entre farelos e morangos"
          eager
          sizes="(min-width: 48rem) min(74vw, 1600px), 100vw"
        />
      </div>
    </header>
  );
}

function Mission({ texts }: Props) {
  return (
    <section aria-labelledby="missao-titulo" className="shell section grid gap-8">
      <h2 id="missao-titulo" className="text-heading text-primary-deep">
        <Text>{texts.aboutMissionTitle}</Text>
      </h2>
      <p className="about-mission" data-reveal="">
        <Text>{texts.aboutMission}</Text>
      </p>
      <p className="max-w-[51ch]">
        <Text>{texts.aboutMissionText}</Text>
      </p>
    </section>
  );
}

function Values({ texts }: Props) {
  const values = [
    [texts.aboutQualityTitle, texts.aboutQuality],
    [texts.aboutInnovationTitle, texts.aboutInnovation],
    [texts.aboutIntegrityTitle, texts.aboutIntegrity],
  ] as const;
  return (
    <section aria-labelledby="valores-titulo" className="about-chapter about-values on-dark">
      <div className="about-picture">
        <Picture
          src={pour}
          alt="Calda grossa de chocolate caindo em dobras sobre um shake"
          sizes="(min-width: 48rem) min(72vw, 1600px), 100vw"
        />
      </div>
      <div className="shell about-words">
        <h2 id="valores-titulo" className="text-title">
          <Text>{texts.aboutValuesTitle}</Text>
        </h2>
        <p className="mt-3">
          <Text>{texts.aboutValuesText}</Text>
        </p>
        <ul className="mt-8">
          {values.map(([title, text], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two values may have one title, and none has another name
            <li key={index}>
              <h3 className="text-heading">
                <Text>{title}</Text>
              </h3>
              <p className="mt-2">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Story({ texts }: Props) {
  return (
    <section aria-labelledby="historia-titulo" className="overflow-hidden">
      <div className="shell section about-story">
        <div className="grid justify-items-start gap-5">
          <h2 id="historia-titulo" data-reveal="" className="mb-2 text-title">
            <Text>{texts.aboutStoryTitle}</Text>
          </h2>
          <Paragraphs className="max-w-[51ch]">{texts.aboutStory}</Paragraphs>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to="/produtos">{texts.aboutProducts}</LinkButton>
            <LinkButton look="outline" to="/onde-estamos">
              {texts.aboutStores}
            </LinkButton>
          </div>
        </div>
        <div className="about-spoon">
          <Picture src={texts.aboutPicture} alt={texts.aboutPictureAlt} sizes="(min-width: 48rem) 76vw, 90vw" />
        </div>
      </div>
    </section>
  );
}
