/**
 * @param {{ packages: Record<string, { version?: string | undefined, dev?: boolean | undefined, link?: boolean | undefined, license?: string | undefined }> }} lockFile
 * @returns {Map<string, string[]>} names and versions by licence, both sorted
 */
export function productionLicenses({ packages }) {
  const production = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
  );
  const named = production.map(([path, { version, license }]) => ({
    name: `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`,
    license: license ?? "none",
  }));
  const licenses = [...new Set(named.map(({ license }) => license))].sort();
  return new Map(
    licenses.map((license) => {
      const names = named.filter((one) => one.license === license).map(({ name }) => name);
      return [license, [...new Set(names)].sort()];
    }),
  );
}
