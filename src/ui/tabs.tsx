import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

/** A tab. With an address it is a link, which works before any script runs. */
type Tab<Value extends string> = {
  value: Value;
  label: string;
  href?: string;
  /** Own look, if the tab is not one of several alike; `sign` is shown before the label. */
  className?: string;
  sign?: ReactNode;
};

type ListProps<Value extends string> = {
  id: string;
  label: string;
  tabs: Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs after the WAI-ARIA pattern: arrow keys select a tab, and the panel follows. */
export function Tabs<Value extends string>({ children, ...list }: ListProps<Value> & { children: ReactNode }) {
  return (
    <>
      <TabList {...list} />
      <TabPanel id={list.id} value={list.value}>
        {children}
      </TabPanel>
    </>
  );
}

/** Content of the selected tab. */
export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
      {children}
    </div>
  );
}

/** The tabs alone, for screens where they are not directly above their panel. */
export function TabList<Value extends string>({ id, label, tabs, value, onChange }: ListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  /** Moves from the focused tab, because the last selection may not be rendered yet. */
  function onKeyDown(event: KeyboardEvent) {
    const { value: focused } = (event.target as HTMLElement).dataset;
    const index = tabs.findIndex((tab) => tab.value === focused);
    const next = tabs[MOVES[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="flex flex-wrap gap-2">
      {tabs.map((tab) => {
        const wiring = {
          role: 'tab',
          id: `${id}-${tab.value}`,
          'data-value': tab.value,
          'aria-selected': tab.value === value,
          'aria-controls': `${id}-panel`,
          tabIndex: tab.value === value ? 0 : -1,
          onClick: (event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onChange(tab.value);
          },
          className: tab.className ?? 'chip',
          children: [tab.sign, tab.label],
        };
        return tab.href ? (
          <a key={tab.value} href={tab.href} {...wiring} />
        ) : (
          <button key={tab.value} type="button" {...wiring} />
        );
      })}
    </div>
  );
}
