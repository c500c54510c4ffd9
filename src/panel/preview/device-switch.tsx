import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';

export type Device = 'computer' | 'phone';

const DEVICES: { device: Device; label: string; icon: typeof Monitor }[] = [
  { device: 'computer', label: 'Computador', icon: Monitor },
  { device: 'phone', label: 'Celular', icon: Smartphone },
];

/** Keeps the device of a preview, initially the one that resembles the editor's screen. */
export function useDevice() {
  return useState<Device>(() => (matchMedia('(width < 40rem)').matches ? 'phone' : 'computer'));
}

/** Selects the device of the preview below. */
export function DeviceSwitch({ device, onChoose }: { device: Device; onChoose: (device: Device) => void }) {
  return (
    <div role="group" aria-label="Tela da prévia" className="flex justify-center gap-1 border-b border-line p-1.5">
      {DEVICES.map(({ device: value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === device}
          onClick={() => onChoose(value)}
          className="button text-muted hover:bg-surface aria-pressed:bg-surface aria-pressed:text-ink"
        >
          <Icon aria-hidden size={15} />
          {label}
        </button>
      ))}
    </div>
  );
}
