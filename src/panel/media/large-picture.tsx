import type { Medium } from '../../shared/media';
import { Picture } from '../../ui/picture';

const HEIGHT = 'min(38dvh, 22rem)';
const SIZES = '(min-width: 48rem) 45rem, 92vw';

/** Shows a whole picture on a stage of constant height, and preloads the next one. */
export function LargePicture({ medium, next }: { medium: Medium; next: Medium | undefined }) {
  const { address, alt, name, width, height } = medium;
  return (
    <div className="grid place-items-center overflow-hidden rounded-card bg-sunken" style={{ height: HEIGHT }}>
      <div
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${width}px, calc(${HEIGHT} * ${width / height}))`,
        }}
      >
        <Picture key={address} src={address} alt={alt || name} sizes={SIZES} eager />
      </div>
      {next && (
        <div hidden>
          <Picture key={next.address} src={next.address} alt="" sizes={SIZES} eager />
        </div>
      )}
    </div>
  );
}
