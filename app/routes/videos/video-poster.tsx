import type { VideoCategory } from "~/content/videos";

interface Look {
  ground: string;
  mark: string;
}

const looks: Record<VideoCategory, Look> = {
  documentaries: { ground: "picture-ground-green", mark: "M250 70 370 140 250 210z" },
  interviews: {
    ground: "picture-ground-red",
    mark: "M180 96h56v56q0 44-44 56l-12-18q22-10 22-34h-22zM256 96h56v56q0 44-44 56l-12-18q22-10 22-34h-22z",
  },
  podcasts: {
    ground: "picture-ground-blue",
    mark: "M150 130h20v90h-20zM184 104h20v120h-20zM218 76h20v150h-20zM252 118h20v110h-20zM286 90h20v130h-20z",
  },
  news: { ground: "picture-ground-gold", mark: "M0 126h320v12H0zM0 148h320v12H0zM0 170h320v12H0z" },
  research: {
    ground: "picture-ground-paper",
    mark: "M150 150h36v40h-36zM192 126h36v60h-36zM234 96h36v90h-36zM276 60h36v130h-36z",
  },
};

function sizeOf(words: string): string {
  if (words.length <= 21) return "video-words-large";
  return words.length <= 32 ? "video-words-medium" : "video-words-small";
}

/** Words of the title in large type, on the color and over the mark of the category. */
export function VideoPoster({ words, category }: { words: string; category: VideoCategory }) {
  const { ground, mark } = looks[category];
  return (
    <div aria-hidden="true" className={`video-poster ${ground}`}>
      <svg viewBox="0 0 320 180" aria-hidden="true" className="absolute inset-0 size-full">
        <path d={mark} />
      </svg>
      <p className={sizeOf(words)}>{words}</p>
    </div>
  );
}
