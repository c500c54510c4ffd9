import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createMemoryRouter } from 'react-router-dom';
import fonts from '../../fonts.css?inline';
import { orNull, unwrap } from '../../lib/api';
import { defaultSettings } from '../../shared/default-settings';
import type { Settings } from '../../shared/settings';
import siteStyles from '../../styles.css?inline';
import { api } from '../api';

const sheets = import.meta.glob<string>('../../site/**/*.css', { query: '?inline', import: 'default', eager: true });
/** Styles of all pages in light mode, as most visitors see them, whatever the panel's theme. */
const styles = [fonts, siteStyles, ...Object.values(sheets)]
  .join('\n')
  .replace(/\(prefers-color-scheme:\s*dark\)/g, '(width < 0)');

/** What the other document shows, and what to call once it is drawn. */
type Drawing = { content: ReactNode; onDrawn: (() => void) | undefined };

const Drawn = createContext<Drawing>({ content: null, onDrawn: undefined });

type Site = { element: HTMLElement; show: (drawing: Drawing) => void; end: () => void };

/**
 * Renders site components in another document. They get a root of their own, because they need the site's router and data
 * instead of the panel's. Calls `onDrawn` each time they are drawn, which is after the panel itself. Returns the element that
 * contains them.
 */
export function useSiteRoot(page: Document | null, content: ReactNode, onDrawn?: () => void): HTMLElement | null {
  const [site, setSite] = useState<Site | null>(null);
  const settings = useSettings();

  useEffect(() => {
    if (!page || !settings) return;
    const made = siteIn(page, settings);
    setSite(made);
    // Deferred: React is rendering the panel now, and must not unmount another root during that.
    return () => void setTimeout(made.end);
  }, [page, settings]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback alone draws nothing.
  useEffect(() => site?.show({ content, onDrawn }), [site, content]);
  return site?.element ?? null;
}

function siteIn(page: Document, settings: Settings): Site {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet) throw new Error('The frame shows no document');
  // The content policy does not restrict constructed style sheets.
  const sheet = new Sheet();
  sheet.replaceSync(styles);
  page.adoptedStyleSheets = [sheet];

  const element = page.createElement('div');
  page.body.append(element);
  const root = createRoot(element);
  const router = siteRouter(settings);
  return {
    element,
    show: (drawing) =>
      root.render(
        <Drawn value={drawing}>
          <RouterProvider router={router} />
        </Drawn>,
      ),
    end() {
      root.unmount();
      element.remove();
    },
  };
}

/** Returns a router with one route, under the id by which site components look up shared data. */
function siteRouter(settings: Settings) {
  return createMemoryRouter([{ id: 'document', path: '*', Component: Shown }], {
    hydrationData: { loaderData: { document: { settings, origin: location.origin } } },
  });
}

function Shown() {
  const { content, onDrawn } = useContext(Drawn);
  useEffect(() => onDrawn?.());
  return content;
}

/** Returns the site's settings, or the defaults if they cannot be read; `null` until they are loaded. */
function useSettings(): Settings | null {
  const [settings, setSettings] = useState<Settings | null>(null);
  useEffect(() => {
    let wanted = true;
    void orNull(unwrap(api.settings.$get())).then((known) => wanted && setSettings(known ?? defaultSettings));
    return () => {
      wanted = false;
    };
  }, []);
  return settings;
}
