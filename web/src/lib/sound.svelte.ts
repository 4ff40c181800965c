/** Sounds: few and soft, made here, off until somebody switches them on in this browser. Nothing is made before that. */

export type Sound = "turn" | "placed" | "scene" | "end";

/** One tone of a sound: pitch in hertz, when it begins and how long it fades, in seconds, and how loud it is. */
interface Tone {
  pitch: number;
  at: number;
  fades: number;
  loud: number;
}

const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [{ pitch: 587, at: 0, fades: 0.35, loud: 0.05 }, { pitch: 880, at: 0.12, fades: 0.5, loud: 0.05 }],
  placed: [{ pitch: 196, at: 0, fades: 0.09, loud: 0.06 }],
  scene: [{ pitch: 110, at: 0, fades: 0.5, loud: 0.07 }, { pitch: 165, at: 0.16, fades: 0.6, loud: 0.06 }],
  end: [{ pitch: 523, at: 0, fades: 0.5, loud: 0.05 }, { pitch: 659, at: 0.16, fades: 0.5, loud: 0.05 }, { pitch: 784, at: 0.32, fades: 0.9, loud: 0.05 }],
};

/** Two of them do not come closer together than this, in milliseconds: what happens at once sounds once. */
const APART = 250;

let on = $state(localStorage.getItem("sound") === "on");
let context: AudioContext | null = null;
let last = -APART;

export function soundOn(): boolean {
  return on;
}

/** Switches sounds on or off; on, the first one says that they are. */
export function changeSound(next: boolean): void {
  on = next;
  localStorage.setItem("sound", next ? "on" : "off");
  if (next) {
    sound("turn");
  } else {
    void context?.close();
    context = null;
  }
}

export function sound(name: Sound): void {
  if (!on || document.visibilityState === "hidden" || performance.now() - last < APART) return;
  last = performance.now();
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) ring(context, tone);
}

function ring(through: AudioContext, { pitch, at, fades, loud }: Tone): void {
  const begin = through.currentTime + at;
  const voice = new OscillatorNode(through, { type: "triangle", frequency: pitch });
  const volume = new GainNode(through, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + fades);
  voice.connect(volume).connect(through.destination);
  voice.start(begin);
  voice.stop(begin + fades);
}
