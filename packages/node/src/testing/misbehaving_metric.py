"""A metric that misbehaves from its third question on, in the way that its argument names."""
import json
import sys
import time

WAY = sys.argv[1]
BATCH = {"batch": 2} if WAY == "batches" else {}

if WAY == "declares nothing":
    print("hello", flush=True)
print(json.dumps({"metric": "shaky", "version": "1.0", "range": [0, 1], **BATCH}), flush=True)

held = []
for line in sys.stdin:
    question = json.loads(line)
    if WAY == "batches":
        print(json.dumps([{"id": one["id"], "score": 0.5} for one in question]), flush=True)
        continue
    answer = {"id": question["id"], "score": 0.5}
    if question["id"] >= 3:
        if WAY == "dies":
            sys.exit("out of ideas")
        if WAY == "hangs":
            time.sleep(3600)
        if WAY == "prints without end":
            while True:
                sys.stdout.write("la" * 10000)
        if WAY == "prints more":
            print("by the way", flush=True)
        if WAY == "answers out of order":
            held.append(answer)
            if len(held) < 2:
                continue
            answer = held.pop()
        if WAY == "prints no JSON":
            print("zero point five", flush=True)
            continue
        if WAY == "leaves its range":
            answer["score"] = 7
        if WAY == "takes all memory":
            memory = bytearray(400 * 1024 * 1024)
            for at in range(0, len(memory), 4096):
                memory[at] = 1
            time.sleep(3600)
    print(json.dumps(answer), flush=True)
