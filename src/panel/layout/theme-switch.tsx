import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../parts/button';
import { chooseTheme, THEMES, type Theme, useTheme } from '../theme';

const LOOKS: Record<Theme, { label: string; icon: typeof Sun }> = {
  system: { label: 'Tema: do sistema', icon: Monitor },
  light: { label: 'Tema: claro', icon: Sun },
  dark: { label: 'Tema: escuro', icon: Moon },
};

/** Cycles through the three themes. The label names the current one. */
export function ThemeSwitch() {
  const theme = useTheme();
  const { label, icon: Icon } = LOOKS[theme];

  function onClick() {
    chooseTheme(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system');
  }

  return (
    <IconButton label={label} onClick={onClick}>
      <Icon aria-hidden size={17} />
    </IconButton>
  );
}
