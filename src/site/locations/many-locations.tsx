import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../lib/toast';
import type { LocationPin, ManyLocations as Many } from '../../shared/location';
import { Link } from '../../ui/link';
import { askLocations, kindOf, roughly } from './ask-locations';
import { locationOf } from './location-of';
import { type LocationSearch, useAsked } from './use-locations';

type Answer<Pin> = { locations: Pin[]; many: Many<Pin> };
export type ManyProps<Pin extends LocationPin> = {
  known: Answer<Pin>;
  fragment?: string;
  children: (found: LocationSearch<Pin>) => ReactNode;
};

/** The query, and its pages received so far. */
type Listing<Pin> = { key: string; pages: Answer<Pin>[]; failed?: boolean };

/** Requests what the address asks for, and shows the previous result until the answer arrives. */
export default function ManyLocations<Pin extends LocationPin>({ known, fragment, children }: ManyProps<Pin>) {
  const { local, apos, ...asked } = useAsked(known.many.states, fragment);
  const { busca, uf, tipo, nearMe, addressWith } = asked.filters;
  const near = nearMe.point ? roughly(nearMe.point) : '';
  const key = keyOf({ search: busca, uf, kind: kindOf(tipo), after: apos }, near);
  const [listing, setListing] = useState<Listing<Pin>>({ key: keyOf(known.many.asked), pages: [known] });
  const isComing = listing.key !== key;
  const isUnderWay = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers the whole request.
  useEffect(() => {
    if (!isComing) return;
    let isWanted = true;
    ask().then(
      (answer) => isWanted && setListing({ key, pages: [answer] }),
      () => isWanted && setListing({ key, pages: [known], failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, isComing]);

  // The answer has all fields of a pin, and more.
  function ask(after = apos) {
    return askLocations({ busca, uf, tipo, apos: after, near }) as Promise<unknown> as Promise<Answer<Pin>>;
  }

  const { pages, failed = false } = listing;
  const shown = pages.flatMap(({ locations }) => locations);
  const { total, places, next } = pages.at(-1)?.many ?? known.many;
  const selected = useSelected([...shown, known.many.selected], local);

  /** Loads the next page and moves focus to its first line. Only one request runs at a time. */
  async function goOn(after: string, list: HTMLElement | null) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const answer = await ask(after).catch(() => null);
    isUnderWay.current = false;
    if (!answer) {
      toast({
        title: 'Não conseguimos carregar mais unidades',
        description: 'Tente de novo em instantes.',
        destructive: true,
      });
      return;
    }
    // The lines must be in the DOM before focus moves.
    flushSync(() => setListing((former) => (former.key === key ? { key, pages: [...former.pages, answer] } : former)));
    const [first] = answer.locations;
    list?.querySelector<HTMLElement>(`[value="${first?.id}"]`)?.focus();
  }

  return children({
    ...asked,
    filters: { ...asked.filters, nearMe: { ...nearMe, message: nearMe.messageOfMany ?? nearMe.message } },
    shown: nearMe.inOrder(shown),
    count: isComing ? null : total,
    places,
    selected,
    failed,
    more: next && !isComing && (
      <Link
        to={addressWith({ apos: next, local: '' })}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault();
          void goOn(next, event.currentTarget.closest('ul'));
        }}
        className="flex min-h-11 items-center justify-center font-medium text-primary-deep underline underline-offset-4"
      >
        Ver mais unidades
      </Link>
    ),
  });
}

const keyOf = (asked: Many['asked'], near = '') => JSON.stringify(asked) + near;

/** Returns the selected location, listed or not: an address can select any, and it stays selected when others are listed. */
function useSelected<Pin extends LocationPin>(known: (Pin | null)[], local: string): Pin | null {
  const [last, setLast] = useState<Pin | null>(null);
  const found = [...known, last].find((location) => String(location?.id) === local) ?? null;
  if (found && found.id !== last?.id) setLast(found);
  const isMissing = local !== '' && !found;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    void locationOf(Number(local)).then((location) => {
      if (isWanted) setLast((location ?? null) as LocationPin | null as Pin | null);
    });
    return () => {
      isWanted = false;
    };
  }, [isMissing, local]);
  return found;
}
