import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { nounLabel, recordPath } from '../../shared/nouns';
import { panelNouns } from '../nouns';
import { useUser } from '../session/guard';
import { recentRecords } from '../session/recent';
import type { Command } from './commands';

const SHOWN = 5;

/** Returns the records opened last, without the one that is open. */
export function useRecent(): Command[] {
  const { id: person } = useUser();
  const { pathname } = useLocation();
  const [records] = useState(() => recentRecords(person));
  return records
    .map(({ noun, id, title }): Command => {
      const to = recordPath(noun, id);
      const hint = nounLabel(noun);
      return {
        kind: 'go',
        id: `recente-${noun}-${id}`,
        group: 'Abertos há pouco',
        title,
        hint,
        to,
        icon: panelNouns[noun].icon,
        needs: noun,
      };
    })
    .filter((command) => command.kind === 'go' && command.to !== pathname)
    .slice(0, SHOWN);
}
