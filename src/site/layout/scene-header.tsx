import './scene-header.css';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { Wave } from '../../ui/wave';
import { tint, worldOf } from '../../ui/world';
import type { PlainPicture, Scene } from './scenes';

/** Upright windows have the picture under the text, others beside it. */
const WIDE = '(min-width: 48rem)';

type Props = {
  scene: Scene | PlainPicture;
  title: string;
  text: string;
  back?: { to: string; label: string };
  /** Lower, on pages where visitors come for the content below. */
  low?: boolean;
  children?: ReactNode;
};

/** The top of a page with a full-width picture, on a background of its colour: the text is on the calm side. */
export function SceneHeader({ scene, title, text, back, low = false, children }: Props) {
  const isPainted = 'ground' in scene;
  return (
    <header
      data-hero={isPainted ? scene.tone : 'dark'}
      className={`scene-header world ${isPainted ? 'scene-painted' : ''} ${low ? 'scene-low' : ''}`}
      style={isPainted ? tint(scene.ground) : worldOf(scene.image)}
    >
      <div className={`scene-picture ${isPainted ? '' : 'scene-picture-plain'}`}>
        {isPainted ? (
          <Picture
            src={scene.upright}
            alternative={{ src: scene.wide, media: WIDE, sizes: low ? '54vw' : 'max(34rem, 60vw)' }}
            alt={scene.alt}
            eager
            sizes="max(100vw, 26rem)"
          />
        ) : (
          <Picture src={scene.image} alt={scene.alt} eager sizes={`${WIDE} 50vw, 100vw`} />
        )}
      </div>
      <div className="shell scene-words">
        {back && (
          <Link to={back.to} className="onward onward-back mb-2 print:hidden">
            {back.label}
          </Link>
        )}
        <h1 className="text-display">
          <Text>{title}</Text>
        </h1>
        <p className="scene-text">
          <Text>{text}</Text>
        </p>
        {children}
      </div>
      <Wave className="text-page" />
    </header>
  );
}
