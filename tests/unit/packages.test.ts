import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version: string; dev?: boolean; license?: string; hasInstallScript?: boolean };
type Component = {
  name: string;
  version: string;
  properties?: { name: string }[];
  licenses?: object[];
  hashes?: { alg: string }[];
};
type Installed = { license?: string; scripts?: Record<string, string> };

/** Licences that a package of the product may have: none of them requires this code to be published. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];
/** Property of a component that is only used for building and testing. */
const DEVELOPMENT = 'cdx:npm:package:development';
/** Scripts that npm runs when it installs a package. */
const AT_INSTALL = ['preinstall', 'install', 'postinstall'];

const packages = Object.entries<Locked>(read('package-lock.json').packages)
  .filter(([folder]) => folder)
  .map(([folder, locked]) => ({ folder, name: folder.slice(folder.lastIndexOf('node_modules/') + 13), locked }));
const ofProduct = packages.filter(({ locked }) => !locked.dev);

test('exactly the approved packages have an install script, in the lock file and as they are installed', () => {
  const approved = Object.entries(read('package.json').allowScripts)
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => name)
    .sort();
  expect(approved.length).toBeGreaterThan(0);
  const locked = packages.filter(({ locked }) => locked.hasInstallScript);
  expect(locked.map(({ name }) => name).sort()).toEqual(approved);
  const installed = packages.filter(({ folder }) => {
    const scripts = installedAt(folder)?.scripts ?? {};
    return AT_INSTALL.some((name) => scripts[name]) || existsSync(`${folder}/binding.gyp`);
  });
  expect(installed.map(({ name }) => name).sort()).toEqual(approved);
});

test('every package of the product has an allowed licence, in the lock file and as it is installed', () => {
  expect(ofProduct.length).toBeGreaterThan(100);
  const refused = ofProduct.flatMap(({ folder, locked }) =>
    [locked.license, (installedAt(folder) ?? locked).license]
      .filter((license) => !isAllowed(license))
      .map((license) => `${folder}: ${license}`),
  );
  expect(refused).toEqual([]);
  expect(ofProduct.filter(({ folder }) => installedAt(folder)).length).toBeGreaterThan(100);
});

test('the list of components marks exactly the packages of the product as such, each with a licence and a digest', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { shell: process.platform === 'win32' });
  const components: Component[] = JSON.parse(stdout.toString()).components;
  const shipped = components.filter(({ properties }) => !properties?.some(({ name }) => name === DEVELOPMENT));
  const wanted = new Set(ofProduct.map(({ name, locked }) => `${name}@${locked.version}`));
  expect(new Set(shipped.map(({ name, version }) => `${name}@${version}`))).toEqual(wanted);
  const bare = shipped.filter(({ licenses, hashes }) => !licenses?.length || hashes?.[0]?.alg !== 'SHA-512');
  expect(bare).toEqual([]);
});

/** Returns whether at least one alternative of an SPDX expression (`MIT OR GPL-3.0`) is allowed. */
function isAllowed(license = ''): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((each) => ALLOWED.includes(each));
}

/** Returns the package.json of an installed package. Optional packages may be missing: other systems need them. */
function installedAt(folder: string): Installed | null {
  const file = `${folder}/package.json`;
  return existsSync(file) ? read(file) : null;
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
