import { defaultSettings } from '../../src/shared/default-settings';
import { type OwnerSettings, settings } from '../../src/shared/settings';
import type { z } from '../../src/shared/zod';

/** Merges the stored overrides into the defaults. A field that no longer validates falls back to its default. */
export function mergeSettings(overrides: unknown): OwnerSettings {
  const stored = isRecord(overrides) ? overrides : {};
  const branch = isRecord(stored.branch) ? stored.branch : {};
  return {
    ...validFields(settings.shape, stored, defaultSettings),
    branch: validFields(settings.shape.branch.shape, branch, defaultSettings.branch),
  };
}

/** Returns only what differs from the defaults, so a new default of a later deploy reaches the site. */
export function overridesOf({ branch, ...fields }: OwnerSettings): Record<string, unknown> {
  const changedBranch = different(branch, defaultSettings.branch);
  const changed = different(fields, defaultSettings);
  return Object.keys(changedBranch).length > 0 ? { ...changed, branch: changedBranch } : changed;
}

function different(fields: object, defaults: object): Record<string, unknown> {
  const standard = new Map<string, unknown>(Object.entries(defaults));
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(standard.get(key))),
  );
}

function validFields<T extends object>(shape: Record<string, z.ZodType>, stored: Record<string, unknown>, base: T): T {
  const merged = { ...base } as Record<string, unknown>;
  for (const [key, schema] of Object.entries(shape)) {
    if (!(key in stored)) continue;
    const result = schema.safeParse(stored[key]);
    if (result.success) merged[key] = result.data;
  }
  return merged as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
