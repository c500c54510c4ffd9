import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../parts/button';
import { chooseTheme, storedTheme, THEMES, type Theme } from '../theme';

const LOOKS: Record<Theme, { label: string; icon: typeof Sun }> = {
  system: { label: 'Tema: do sistema', icon: Monitor },
  light: { label: 'Tema: claro', icon: Sun },
  dark: { label: 'Tema: escuro', icon: Moon },
};

/** Goes round the three themes; its name says which one holds. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme);
  const { label, icon: Icon } = LOOKS[theme];

  function onClick() {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    chooseTheme(next);
    setTheme(next);
  }

  return (
    <IconButton label={label} onClick={onClick}>
      <Icon aria-hidden size={17} />
    </IconButton>
  );
}
