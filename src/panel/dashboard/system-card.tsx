import { Activity, Check, TriangleAlert } from 'lucide-react';
import type { Health } from '../../shared/health';
import { Card } from './card';
import { systemFaults } from './system-faults';

const SIGN = { size: 30, strokeWidth: 2.4 };

/** Reports that all is well only if the health check has just confirmed it; otherwise lists the faults. */
export function SystemCard({ health }: { health: Health | null }) {
  const faults = systemFaults(health);
  if (faults.length === 0) {
    const sign = <Check aria-hidden {...SIGN} className="-ml-0.5 h-9 text-success" />;
    return <Card title="Sistema" icon={Activity} figure={sign} text="Tudo operacional" />;
  }
  return (
    <Card
      title="Sistema"
      icon={Activity}
      figure={<TriangleAlert aria-hidden {...SIGN} className="-ml-0.5 h-9 text-warning" />}
      text={
        <ul className="grid gap-1 text-ink">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      }
    />
  );
}
