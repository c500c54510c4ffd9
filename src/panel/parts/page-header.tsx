import type { ReactNode } from 'react';
import { useTitle } from './use-title';

type Props = {
  title: string;
  text?: ReactNode;
  /** Whether the screen is a list. Phones and tablets then hide `text`, to show more rows. */
  isList?: boolean;
  /** Main action of the screen. */
  children?: ReactNode;
};

/** Renders a screen's heading, which takes the focus after a navigation. Sets the tab's title. */
export function PageHeader({ title, text, isList = false, children }: Props) {
  useTitle(title);
  return (
    <div
      className={`mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${isList ? 'max-lg:mb-4 max-lg:items-center max-sm:gap-x-3' : ''}`}
    >
      <div className={`min-w-0 ${isList ? 'flex-auto lg:flex-[1_1_14rem]' : 'flex-[1_1_18rem]'}`}>
        <h1 tabIndex={-1} className="text-2xl tracking-tight outline-none">
          {title}
        </h1>
        {text && <p className={`mt-0.5 text-muted ${isList ? 'max-lg:hidden' : ''}`}>{text}</p>}
      </div>
      {children && (
        <div data-screen-acts="" className="flex flex-wrap gap-2">
          {children}
        </div>
      )}
    </div>
  );
}
