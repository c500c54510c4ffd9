import { lazy, memo, Suspense, useEffect, useMemo, useRef } from 'react';
import { imageAddress } from '../../shared/image';
import type { Post } from '../../shared/post';
import { productsIn, withProductCards } from '../../shared/product-cards';
import { NAMED_MAX } from '../../shared/product-mention';
import { dated } from '../../shared/publication';
import { type PostValues, typedPublication } from '../../shared/typed/post';
import { withVideos } from '../../shared/video';
import { useRested } from '../parts/use-rested';
import { bringIntoView } from '../preview/bring-into-view';
import { DeviceSwitch, useDevice } from '../preview/device-switch';
import { useNamedProducts } from '../products/use-named-products';

/** Rendered when typing pauses, not at every key. */
const ArticlePreview = memo(
  lazy(async () => ({ default: (await import('../preview/article-preview')).ArticlePreview })),
);

type Props = {
  values: PostValues;
  publishedAt: string | null;
  /** Index of the block being edited; `null` if there is none. */
  block: number | null;
};

/** Previews the article as the site will show it, slightly delayed, and scrolls to the edited block. */
export function LivePreview({ values, publishedAt, block }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useDevice();
  const rested = useRested(values);
  const post = useMemo(() => toPost(rested, publishedAt), [rested, publishedAt]);
  const content = useProductCards(post.content);
  const shown = useMemo(() => ({ ...post, content }), [post, content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position changes with the text.
  useEffect(() => {
    if (block === null) return;
    // After the frame has rendered the text.
    const drawn = requestAnimationFrame(() => showBlock(page.current, block));
    return () => cancelAnimationFrame(drawn);
  }, [block, content, device]);
  return (
    <section aria-label="Prévia" className="flex h-full flex-col">
      <DeviceSwitch device={device} onChoose={setDevice} />
      <div
        ref={page}
        role="region"
        aria-label="Página"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto p-3 -outline-offset-2"
      >
        <div
          className={`mx-auto overflow-hidden rounded-card border border-line ${device === 'phone' ? 'max-w-[392px]' : ''}`}
        >
          <Suspense>
            <ArticlePreview post={shown} device={device} />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

function showBlock(page: HTMLElement | null, block: number) {
  const article = page?.querySelector('iframe')?.contentDocument?.querySelector('.article');
  const found = article?.children[Math.min(block, article.children.length - 1)];
  if (page && found) bringIntoView(page, found, true);
}

/** Returns an article with its videos and product cards, as visitors would see it. */
function useProductCards(text: string): string {
  const html = useMemo(() => withVideos(text), [text]);
  const named = useMemo(
    () =>
      productsIn(html)
        .slice(0, NAMED_MAX)
        .map((id) => ({ id, name: '' })),
    [html],
  );
  const { rows } = useNamedProducts(named);
  return useMemo(
    () =>
      withProductCards(
        html,
        rows.filter(({ active, hasPage }) => active && hasPage),
      ),
    [html, rows],
  );
}

/** Returns the input as a published post. An incomplete picture address counts as none. */
function toPost(values: PostValues, publishedAt: string | null): Post {
  const {
    publication: _publication,
    publishedAt: _publishedAt,
    unpublishedAt: _unpublishedAt,
    when: _when,
    ...texts
  } = values;
  const instant = typedPublication(values) ?? publishedAt ?? new Date().toISOString();
  return dated({
    ...texts,
    id: 0,
    title: texts.title.trim() || 'Título da postagem',
    image: pictureOf(texts.image),
    authorImage: pictureOf(texts.authorImage),
    publishedAt: instant,
    updatedAt: instant,
  });
}

function pictureOf(typed: string): string | null {
  const { data } = imageAddress.safeParse(typed);
  return data || null;
}
